import { printPath } from "./path.ts";
import type { MemberPath } from "./path.ts";
import type { Statement } from "./statement.ts";

/** Members that say how something is built or looks; a short word or number there states nothing. */
const structure = new Set(
  (
    "id content_type level kind align style theme format currency language width height size color columns span colSpan " +
    "colspan rowSpan rowspan row_span page_break_before contents numbered_headings stacked type position"
  ).split(" "),
);
/** Read by the host alone, and not by whoever reads the document. */
const hidden = new Set(["uses", "citations", "handoff_id", "document", "data"]);
const shortWord = /^[\p{L}\p{N}#%@.,"_ -]{0,40}$/u;
const plainId = /^[\p{L}_-]{1,30}\d{0,3}(?:-[\p{L}]{0,12}\d{0,3})?$/u;
const deepest = 40;

/** Texts and numbers in members that no writer of ours knows: a JSON file shows them all the same. */
export function findOthers(document: object, known: ReadonlySet<string>): Statement[] {
  const found: Statement[] = [];
  walk(document, [], { known, found });
  return found;
}

interface Walk {
  known: ReadonlySet<string>;
  found: Statement[];
}

function walk(value: unknown, place: MemberPath, { known, found }: Walk): void {
  if (place.length > deepest) return;
  if (typeof value === "object" && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      const step = Array.isArray(value) ? Number(key) : key;
      if (typeof step === "string" && isHidden(step, item, place)) continue;
      walk(item, [...place, step], { known, found });
    }
    return;
  }
  const path = printPath({ place });
  const key = place.findLast((step) => typeof step === "string") ?? "";
  if (known.has(path) || isStructure(key, value)) return;
  // the value of a cell, a label or a point that is an object
  if ((key === "value" || key === "y") && known.has(printPath({ place: place.slice(0, -1) }))) return;
  const text = textOf(value, key);
  if (text !== "")
    found.push({ path, kind: "other", text, heads: [], above: [words(key)], uses: [], ...atOf(place) });
}

/** `data` of a picture is no text; of a chart it holds numbers, which are known. */
function isHidden(key: string, value: unknown, place: MemberPath): boolean {
  if (key === "data") return typeof value === "string" && place[0] === "sections";
  return hidden.has(key);
}

function isStructure(key: string, value: unknown): boolean {
  if (!structure.has(key)) return false;
  if (typeof value !== "string") return true;
  return key === "id"
    ? plainId.test(value)
    : shortWord.test(value) && !/\d{2}/.test(value.replaceAll(/[0#]/g, ""));
}

/** A flag says something only if its name does. */
function textOf(value: unknown, key: string): string {
  if (typeof value === "string" || typeof value === "number") return String(value).trim();
  return typeof value === "boolean" && /[\s\d]/.test(key) ? words(key) : "";
}

function words(key: string): string {
  return key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .replaceAll(/[_-]+/g, " ")
    .trim();
}

function atOf(place: MemberPath): Pick<Statement, "section" | "element"> {
  const [root, section, , element] = place;
  if (root !== "sections" || typeof section !== "number") return {};
  return { section, ...(typeof element === "number" && { element }) };
}
