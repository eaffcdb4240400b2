/** Gives out names that a spreadsheet program takes, each only once. */
export interface NameBook {
  sheet: (wanted: string, fallback: string) => string;
  /** The name of a range, for formulas and for jumping to it. */
  range: (wanted: string) => string;
}

export const longestSheet = 31;
const longestRange = 200;

export function createNameBook(): NameBook {
  // Excel keeps this name for its own list of changes.
  const sheets = new Set(["history"]);
  const ranges = new Set<string>();
  return {
    sheet(wanted, fallback) {
      const name = legalSheet(wanted) || legalSheet(fallback) || "Sheet";
      return unique(name, sheets, { longest: longestSheet, mark: (count) => ` (${count})` });
    },
    range(wanted) {
      return unique(legalRange(wanted), ranges, { longest: longestRange, mark: (count) => `_${count}` });
    },
  };
}

/** As it stands before ! in a reference. */
export function quoteSheet(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}

function legalSheet(wanted: string): string {
  const plain = wanted
    .replaceAll(/[[\]:*?/\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return bare(cutAtWord(plain, longestSheet));
}

/** Between words where that leaves half of the name. */
function cutAtWord(text: string, longest: number): string {
  const short = cut(text, longest);
  if (short.length === text.length || text.charAt(short.length) === " ") return short;
  const gap = short.lastIndexOf(" ");
  return gap * 2 < longest ? short : short.slice(0, gap);
}

/** An apostrophe at either end would break quoted references. */
function bare(name: string): string {
  return name.replaceAll(/^['\s]+|(?<!['\s])['\s]+$/g, "");
}

function legalRange(wanted: string): string {
  const plain = wanted
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, "_")
    .replaceAll(/^_+|(?<!_)_+$/g, "");
  // A1, R1C1 and the like are cells, not names; letters alone may be columns.
  const isPlain = /^\p{L}/u.test(plain) && !/^(?:[a-z]{1,3}\d*|r\d*(?:c\d*)?|c\d*|true|false)$/i.test(plain);
  return cut(isPlain ? plain : `_${plain || "table"}`, longestRange);
}

interface Marking {
  longest: number;
  mark: (count: number) => string;
}

/** Names that differ only in case are one name to Excel. */
function unique(name: string, taken: Set<string>, { longest, mark }: Marking): string {
  let found = name;
  for (let count = 2; taken.has(found.toLowerCase()); count += 1)
    found = `${bare(cut(name, longest - mark(count).length))}${mark(count)}`;
  taken.add(found.toLowerCase());
  return found;
}

/** Never through a character of two units. */
export function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(longest - 1));
  return text.slice(0, isHalf ? longest - 1 : longest);
}
