import { repeatsOf } from "../../odf/repeats-of.ts";
import { readXml } from "../../xml/read-xml.ts";
import { createTreeBuilder, localName, readEntry } from "../../xml/xml-tree.ts";
import type { XmlNode, XmlPart } from "../../xml/xml-tree.ts";

type Attributes = Record<string, string>;

/** What a spreadsheet holds, in its order: one row at a time. */
export type TableEvent =
  | { kind: "sheet"; name: string; hidden: boolean }
  | { kind: "columns"; count: number; hidden: boolean }
  | { kind: "row"; node: XmlNode; count: number; hidden: boolean }
  | { kind: "shapes"; node: XmlNode }
  | { kind: "end" }
  | { kind: "name"; name: string; value: string };

const repeatsAtMost = 1_048_576;

/** Hands over the content of an OpenDocument spreadsheet; holds the rows of one piece of the file. */
export async function readTables(part: XmlPart, take: (event: TableEvent) => Promise<void>): Promise<void> {
  const ready: TableEvent[] = [];
  const { fileName } = part;
  const pause = async () => {
    for (const event of ready.splice(0)) await take(event);
  };
  await readXml(readEntry(part), { ...createHandlers(ready, fileName), pause }, { fileName });
}

function createHandlers(ready: TableEvent[], fileName: string) {
  const hiddenStyles = new Set<string>();
  let style = "";
  let skipped = 0;
  let inTree = 0;
  let tree: { builder: ReturnType<typeof createTreeBuilder>; attributes: Attributes } | undefined;

  function openOutside(name: string, attributes: Attributes) {
    if (name === "tracked-changes") skipped = 1;
    else if (name === "style") style = attributes["style:name"] ?? "";
    else if (name === "table-properties" && attributes["table:display"] === "false") hiddenStyles.add(style);
    else if (name === "table-row" || name === "shapes") {
      tree = { builder: createTreeBuilder(fileName), attributes };
      inTree = 0;
    } else {
      const event = toEvent(name, attributes, hiddenStyles);
      if (event !== undefined) ready.push(event);
    }
  }

  function closeTree(name: string) {
    const node = tree?.builder.root();
    if (tree !== undefined && node !== undefined) {
      const count = countOf(tree.attributes["table:number-rows-repeated"]);
      const hidden = isHidden(tree.attributes);
      ready.push(name === "shapes" ? { kind: "shapes", node } : { kind: "row", node, count, hidden });
    }
    tree = undefined;
  }

  return {
    open(full: string, attributes: Attributes) {
      if (skipped > 0) {
        skipped += 1;
        return;
      }
      if (tree === undefined) openOutside(localName(full), attributes);
      if (tree === undefined) return;
      tree.builder.open(full, attributes);
      inTree += 1;
    },
    text(piece: string) {
      if (skipped === 0) tree?.builder.text(piece);
    },
    close(full: string) {
      if (skipped > 0) skipped -= 1;
      else if (tree !== undefined) {
        tree.builder.close();
        inTree -= 1;
        if (inTree === 0) closeTree(localName(full));
      } else if (localName(full) === "table") ready.push({ kind: "end" });
    },
  };
}

function toEvent(
  element: string,
  attributes: Attributes,
  hiddenStyles: ReadonlySet<string>,
): TableEvent | undefined {
  const name = attributes["table:name"] ?? "";
  switch (element) {
    case "table":
      return { kind: "sheet", name, hidden: hiddenStyles.has(attributes["table:style-name"] ?? "") };
    case "table-column": {
      const count = countOf(attributes["table:number-columns-repeated"]);
      return { kind: "columns", count, hidden: isHidden(attributes) };
    }
    case "named-range":
      return { kind: "name", name, value: attributes["table:cell-range-address"] ?? "" };
    case "named-expression":
      return { kind: "name", name, value: attributes["table:expression"] ?? "" };
    default:
      return undefined;
  }
}

function isHidden(attributes: Attributes): boolean {
  return ["collapse", "filter"].includes(attributes["table:visibility"] ?? "");
}

export function countOf(attribute: string | undefined): number {
  return repeatsOf(attribute, repeatsAtMost);
}
