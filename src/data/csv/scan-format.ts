import type { Column, ScanFormat } from "../table/typed-table.ts";

/** Digits before the point that a scan takes; a longer number is a misfit. */
export const scanWholeDigits = 15;

/** How a column of a large file is written, from its sampled texts. */
export function scanFormat(column: Column, texts: readonly string[]): { column: Column; format: ScanFormat } {
  const format: ScanFormat = {
    ...{ decimalMark: column.reading === "comma" ? "," : ".", groupMarks: [], affixes: [] },
    ...{ hasParentheses: false, hasTrailingMinus: false },
  };
  if (column.kind === "number") return numberFormat(column, texts, format);
  if (column.kind !== "date") return { column: column.kind === "text" ? column : asText(column), format };
  const date = dateFormat(column, texts);
  return date === undefined ? { column: asText(column), format } : { column, format: { ...format, ...date } };
}

function asText(column: Column): Column {
  const { name, at } = column;
  return { ...{ name, at, kind: "text", scale: 0, digits: 0, misfitSamples: [] }, misfits: 0 };
}

function numberFormat(
  column: Column,
  texts: readonly string[],
  format: ScanFormat,
): { column: Column; format: ScanFormat } {
  const marks = new Set<string>();
  const affixes = new Set<string>();
  const scales = new Set<number>();
  for (const text of texts) {
    const trimmed = text.trim();
    if (!/\d/.test(trimmed)) continue;
    for (const mark of trimmed.match(/(?<=\d)['’\u00a0\u2009\u202f .,](?=\d)/g) ?? []) marks.add(mark);
    for (const [affix] of trimmed.matchAll(
      /[\p{L}\p{Sc}%‰°][\p{L}\p{Sc}%‰.°]{0,9}(?=\s*(?:\(\s*)?(?:[-−]\s*)?\d)|(?<=\d\s{0,2})[\p{L}\p{Sc}%‰°]{1,10}$/gu,
    ))
      affixes.add(affix.trim());
    if (trimmed.startsWith("(")) format.hasParentheses = true;
    if (/\d\s?-$/.test(trimmed)) format.hasTrailingMinus = true;
    const at = trimmed.lastIndexOf(format.decimalMark);
    scales.add(at < 0 ? 0 : trimmed.length - at - 1);
  }
  marks.delete(format.decimalMark);
  const isEven = scales.size === 1 && affixes.size === 0 && marks.size === 0;
  return {
    column: { ...column, digits: scanWholeDigits + column.scale },
    format: {
      ...format,
      ...{ groupMarks: [...marks], affixes: [...affixes] },
      ...(isEven && !format.hasParentheses && { evenScale: column.scale }),
    },
  };
}

function dateFormat(
  column: Column,
  texts: readonly string[],
): Pick<ScanFormat, "date" | "dateMark"> | undefined {
  if (column.hasTimes || column.isMonthly) return undefined;
  const filled = texts.map((text) => text.trim()).filter((text) => /\d/.test(text));
  if (filled.every((text) => /^\d{4}-\d{2}-\d{2}$/.test(text))) return { date: "iso" };
  const mark = /^\d{1,2}([./-])/.exec(filled[0] ?? "")?.[1];
  if (mark === undefined) return undefined;
  const sign = mark === "." ? String.raw`\.` : mark;
  const shape = new RegExp(String.raw`^\d{1,2}${sign}\d{1,2}${sign}\d{4}$`);
  if (!filled.every((text) => shape.test(text))) return undefined;
  return { date: column.reading === "month-first" ? "month-first" : "day-first", dateMark: mark };
}
