import type { ColumnRule, InvoiceFormat, RecordRule } from "./invoice-format.ts";
import type { XmlLeaf } from "./leaf-stream.ts";

export interface RecordColumn {
  record: RecordRule;
  rule: ColumnRule;
}

/** The column that an element of a line is; a second one of the same kind in a line has no place and stays with the rest. */
export function columnOf({ records }: InvoiceFormat, { key, steps }: XmlLeaf): RecordColumn | undefined {
  const record = records.find(({ at }) => key.startsWith(`${at}/`));
  const rule = record?.columns[key.slice(record.at.length + 1)];
  if (record === undefined || rule === undefined) return undefined;
  const depth = 1 + record.at.split("/").length;
  return steps.slice(depth).some((step) => step.endsWith("]")) ? undefined : { record, rule };
}
