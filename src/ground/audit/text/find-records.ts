import { splitLines, type Line } from "../../../lib/text/split-lines.ts";

/** How the lines of logs and lists of records begin: with an address, a time stamp or a priority. */
const record =
  /^\s*(?:\[?\d{4}-\d\d-\d\d[T ]|\d{1,3}(?:\.\d{1,3}){3}\s|<\d{1,3}>|\[\d{1,2}\/\p{L}{3}\/\d{4}|\p{Lu}\p{Ll}{2} {1,2}\d{1,2} \d\d:\d\d:\d\d |\[\d\d:\d\d)/u;

/** Lines that are records of their own, where at least two follow one another. */
export function findRecords(text: string): Line[] {
  if (!text.includes("\n")) return [];
  const lines = splitLines(text);
  const isRecord = lines.map((line) => record.test(line.text.slice(0, 60)));
  return lines.filter(
    (_, at) => isRecord[at] === true && (isRecord[at - 1] === true || isRecord[at + 1] === true),
  );
}
