import type { SheetOutput } from "./sheet-output.ts";

export interface BookLabels {
  /** Properties, as "Title: …". */
  lines: readonly string[];
  sheets: readonly { name: string; hidden: boolean }[];
  /** Defined names and what they stand for. */
  names: readonly { name: string; value: string }[];
}

const mostNames = 1_000;
const longestValue = 1_000;

/** What is known of the whole workbook: one part of properties. */
export async function writeLabels({ lines, sheets, names }: BookLabels, output: SheetOutput): Promise<void> {
  const listed = names
    .slice(0, mostNames)
    .map(({ name, value }) => `Name ${name}: ${value.slice(0, longestValue)}`);
  if (names.length > mostNames)
    output.warn(
      "names",
      `${output.fileName} defines ${names.length} names; ${mostNames} of them are listed.`,
    );
  const all = [
    ...lines,
    ...sheets.map(({ name, hidden }) => `Sheet: ${name}${hidden ? " (hidden)" : ""}`),
    ...listed,
  ];
  if (all.length > 0) await output.label({ type: "metadata", text: all.join("\n"), position: {} });
}

/** The name of a sheet, as the heading of what follows. */
export async function writeSheetName(name: string, hidden: boolean, output: SheetOutput): Promise<void> {
  const shade = hidden ? { hidden: "sheet" as const } : {};
  await output.label({ type: "text", text: name, position: { sheet: name }, ...shade });
}
