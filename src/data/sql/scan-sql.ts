import { emptyWords } from "../../lexicon/table-words.ts";
import { scanWholeDigits } from "../csv/scan-format.ts";
import type { Column, FileSource, ScanFormat } from "../table/typed-table.ts";
import { quoted } from "./statement.ts";

/** SQL that reads one column of a file. */
export interface ScanColumn {
  /** Computed first, under a name of its own; most cells need nothing else. */
  first?: string;
  value: string;
  /** Whether a cell holds something that is no value; undefined for texts, which fit always. */
  isMisfit?: string;
}

const blankList = emptyWords
  .split("|")
  .map((word) => quoted(word))
  .join(", ");

/** Largest line, which also bounds the buffers that the reader keeps. */
const longestLine = 4_194_304;

/** The rows of a file, every cell as text; nothing is guessed by the engine. */
export function scanRows({ path, delimiter, quote, skip, width }: FileSource): string {
  const columns = Array.from({ length: width }, (_, at) => `'k${at}': 'VARCHAR'`).join(", ");
  const options = [
    `columns = {${columns}}`,
    ...["auto_detect = false", "header = false", "strict_mode = true", "null_padding = false"],
    ...[
      `skip = ${skip}`,
      `delim = ${quoted(delimiter)}`,
      `quote = ${quoted(quote)}`,
      `escape = ${quoted(quote)}`,
    ],
    ...[`max_line_size = ${longestLine}`, `buffer_size = ${longestLine}`],
  ];
  return `read_csv(${quoted(path)}, ${options.join(", ")})`;
}

/** `raw` names the cell as text, `first` the place for what is computed first. */
export function scanColumn(
  column: Column,
  format: ScanFormat,
  { raw, first }: { raw: string; first: string },
): ScanColumn {
  if (column.kind === "text" || column.kind === "boolean") return { value: textSql(raw) };
  const made =
    column.kind === "number" ? numberSql(column, format, { raw, first }) : { value: dateSql(format, raw) };
  const isBlank = `(${raw} IS NULL OR trim(${raw}) = '' OR lower(trim(${raw})) IN (${blankList}))`;
  return { ...made, isMisfit: `(${made.value} IS NULL AND NOT ${isBlank})` };
}

/** Few cells have spaces around them, and trimming all of them costs. */
function textSql(raw: string): string {
  return `(CASE WHEN ${raw} = '' THEN NULL WHEN starts_with(${raw}, ' ') OR ends_with(${raw}, ' ') THEN nullif(trim(${raw}), '') ELSE ${raw} END)`;
}

/**
 * First the form that nearly all cells have: read leniently, written again, and taken only where that gives the very
 * same text. Then the general form; what fits neither has no value.
 */
function numberSql(
  column: Column,
  format: ScanFormat,
  { raw, first }: { raw: string; first: string },
): ScanColumn {
  const { scale } = column;
  const general = generalNumber(format, scale, raw);
  if (
    format.evenScale === undefined ||
    format.evenScale !== scale ||
    (scale > 0 && format.decimalMark !== ".")
  )
    return { value: general };
  if (scale === 0)
    return {
      first: `TRY_CAST(${raw} AS BIGINT)`,
      value: `(CASE WHEN ${first}::VARCHAR = ${raw} THEN ${first} ELSE ${general} END)`,
    };
  // a product of at most 18 digits stays a short whole number
  const width = scale <= 3 ? 17 - scale : 18;
  const whole = `CAST(${first} * ${10n ** BigInt(scale)}::DECIMAL(${scale + 1}, 0) AS ${wholeType(scale)})`;
  return {
    first: `TRY_CAST(${raw} AS DECIMAL(${width}, ${scale}))`,
    value: `(CASE WHEN ${first}::VARCHAR = ${raw} THEN ${whole} ELSE ${general} END)`,
  };
}

function generalNumber(
  { decimalMark, groupMarks, affixes, hasParentheses, hasTrailingMinus }: ScanFormat,
  scale: number,
  raw: string,
): string {
  const text = `trim(${raw})`;
  const unit = affixes.length === 0 ? "" : `(?:(?:${affixes.map(escapePattern).join("|")})\\s?)?`;
  const unitBehind = affixes.length === 0 ? "" : `(?:\\s?(?:${affixes.map(escapePattern).join("|")}))?`;
  const grouped = groupMarks.map((mark) => `[0-9]{1,3}(?:${escapePattern(mark)}[0-9]{3}){1,4}`);
  const whole = [`[0-9]{1,${scanWholeDigits}}`, ...grouped].join("|");
  const fraction = scale === 0 ? "" : `(?:${escapePattern(decimalMark)}[0-9]{1,${scale}})?`;
  const core = `${unit}[-−]?\\s?${unit}(?:${whole})${fraction}${unitBehind}`;
  const forms = [
    core,
    ...(hasParentheses ? [`${unit}\\(${unit}(?:${whole})${fraction}${unitBehind}\\)${unitBehind}`] : []),
    ...(hasTrailingMinus ? [`${unit}(?:${whole})${fraction}\\s?-${unitBehind}`] : []),
  ];
  const guard = `regexp_full_match(${text}, ${quoted(forms.map((form) => `(?:${form})`).join("|"))})`;
  const isNegative = `(${["-", "−", ...(hasParentheses ? ["("] : [])].map((sign) => `contains(${text}, ${quoted(sign)})`).join(" OR ")})`;
  const digits = `regexp_replace(${text}, ${quoted(`[^0-9${decimalMark === "." ? "." : ","}]`)}, '', 'g')`;
  const cleaned = affixes.some((affix) => affix.includes(decimalMark))
    ? `regexp_replace(${digits}, ${quoted(`^${escapePattern(decimalMark)}+`)}, '')`
    : digits;
  const front = `split_part(${cleaned}, ${quoted(decimalMark)}, 1)`;
  const back =
    scale === 0 ? "" : ` || rpad(split_part(${cleaned}, ${quoted(decimalMark)}, 2), ${scale}, '0')`;
  return `(CASE WHEN ${guard} THEN CAST(${front}${back} AS ${wholeType(scale)}) * (CASE WHEN ${isNegative} THEN -1 ELSE 1 END) ELSE NULL END)`;
}

function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}

function dateSql({ date, dateMark = "." }: ScanFormat, raw: string): string {
  const text = `trim(${raw})`;
  if (date === "iso")
    return `(CASE WHEN regexp_full_match(${text}, '[0-9]{4}-[0-9]{2}-[0-9]{2}') THEN TRY_CAST(${text} AS DATE) ELSE NULL END)`;
  const mark = escapePattern(dateMark);
  const order = date === "month-first" ? ["%m", "%d"] : ["%d", "%m"];
  const pattern = quoted(`${order.join(dateMark)}${dateMark}%Y`);
  const guard = `regexp_full_match(${text}, ${quoted(`[0-9]{1,2}${mark}[0-9]{1,2}${mark}[0-9]{4}`)})`;
  return `(CASE WHEN ${guard} THEN CAST(try_strptime(${text}, ${pattern}) AS DATE) ELSE NULL END)`;
}

/** The most decimals among cells that are numbers. */
export function longestDecimals(format: ScanFormat, raw: string): string {
  const tail = `regexp_extract(trim(${raw}), ${quoted(`[0-9]${escapePattern(format.decimalMark)}([0-9]+)[^0-9]*$`)}, 1)`;
  return `max(length(${tail})) FILTER (WHERE ${generalNumber(format, mostScanDecimals, raw)} IS NOT NULL)`;
}

/** Decimals that a scanned number may have. */
export const mostScanDecimals = 20;

function wholeType(scale: number): "BIGINT" | "HUGEINT" {
  return scanWholeDigits + scale > 18 ? "HUGEINT" : "BIGINT";
}
