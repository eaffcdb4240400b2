/** What stands about a document at its top, between two lines of dashes. */
export interface FrontMatter {
  body: string;
  /** By key in small letters; lists and texts as they are read. */
  values: ReadonlyMap<string, string | string[]>;
}

const mostLines = 200;
const member = /^([\p{L}][\p{L}\p{N}_ -]{0,60}):(?:[ \t]+(.*))?$/u;
const entry = /^[ \t]*-[ \t]+(.*)$/u;

/** Properties of a text are no part of it; a text that only begins with a line is left as it is. */
export function takeFrontMatter(text: string): FrontMatter {
  const none: FrontMatter = { body: text, values: new Map() };
  if (!/^---[ \t]*\n/u.test(text)) return none;
  const end = findEnd(text);
  if (end === undefined) return none;
  const values = readMembers(text.slice(text.indexOf("\n") + 1, end.start).split("\n"));
  return values.size === 0 ? none : { body: text.slice(end.after), values };
}

function findEnd(text: string): { start: number; after: number } | undefined {
  let at = text.indexOf("\n") + 1;
  for (let count = 0; count < mostLines && at < text.length; count += 1) {
    const next = text.indexOf("\n", at);
    const line = text.slice(at, next === -1 ? text.length : next);
    if (/^(?:---|\.\.\.)[ \t]*$/u.test(line))
      return { start: at, after: next === -1 ? text.length : next + 1 };
    if (next === -1) return undefined;
    at = next + 1;
  }
  return undefined;
}

/** Names with a value, a list in brackets or one below; what is deeper than that stays with the name above it. */
function readMembers(lines: readonly string[]): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  let last: string | undefined;
  for (const line of lines) {
    const [, key, value = ""] = member.exec(line) ?? [];
    const [, item] = entry.exec(line) ?? [];
    if (key !== undefined) {
      last = key.trim().toLowerCase();
      values.set(last, readValue(value.trim()));
    } else if (item !== undefined && last !== undefined) {
      const known = values.get(last);
      values.set(last, [
        ...(Array.isArray(known) ? known : known === "" ? [] : [known ?? ""]),
        unquote(item),
      ]);
    } else if (line.trim() !== "" && last !== undefined && !line.trimStart().startsWith("#")) {
      const known = values.get(last);
      if (!Array.isArray(known)) values.set(last, [known ?? "", line.trim()].join(" ").trim());
    } else if (line.trim() !== "" && last === undefined) return new Map();
  }
  return values;
}

function readValue(value: string): string | string[] {
  const [, list] = /^\[(.*)\]$/u.exec(value) ?? [];
  if (list === undefined) return /^[|>][+-]?$/u.test(value) ? "" : unquote(value);
  return list
    .split(",")
    .map(unquote)
    .filter((item) => item !== "");
}

function unquote(value: string): string {
  const bare = value.trim();
  return /^(["']).*\1$/u.test(bare) && bare.length > 1 ? bare.slice(1, -1) : bare;
}
