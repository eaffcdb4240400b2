import { columnHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";

const heads = new Map(
  Object.entries(columnHeads).map(([name, list]) => [name, new Set(list.split("|").map(foldText))]),
);

/** The only column that is called like this, its unit aside. */
export function columnCalled(shape: TableShape, name: keyof typeof columnHeads): ColumnShape | undefined {
  const known = heads.get(name);
  const [only, ...more] = shape.columns.filter((column) => {
    const plain = column.name.replace(/(?<!\s)\s*[([].*$/u, "").replaceAll("_", " ");
    const { unit = "" } = column;
    const bare = unit !== "" && plain.endsWith(` ${unit}`) ? plain.slice(0, -unit.length) : plain;
    return known?.has(foldText(bare.trim())) === true;
  });
  return more.length > 0 ? undefined : only;
}
