import {
  asForms,
  lowerCase,
  onlyWords,
  upperCase,
  yesAndNo,
  yesOrNo,
} from "../../lexicon/constraint-words.ts";
import type { ConstrainedResult, ConstraintFinding } from "./checked-constraint.ts";
import { kept, unknown, violated } from "./checked-constraint.ts";
import { countText } from "./count-text.ts";
import { toPattern } from "./phrase-pattern.ts";

const patterns = {
  table: toPattern(asForms.table),
  list: toPattern(asForms.list),
  json: toPattern(asForms.json),
  upper: toPattern(upperCase),
  lower: toPattern(lowerCase),
  yesOrNo: toPattern(yesOrNo),
  only: toPattern(onlyWords),
};
const answer = new RegExp(`^(?:${toPattern(yesAndNo).source})[.!]?$`, "iu");

/** A table, a list, JSON, capitals, yes or no. */
export function checkForm(constraint: string, result: ConstrainedResult): ConstraintFinding {
  const { text, documents } = result;
  if (patterns.yesOrNo.test(constraint)) return answer.test(text.trim()) ? kept : violated(text.slice(0, 60));
  if (patterns.upper.test(constraint)) return toFound(/\S{0,20}\p{Ll}\S{0,20}/u.exec(text)?.[0]);
  if (patterns.lower.test(constraint)) return toFound(/\S{0,20}\p{Lu}\S{0,20}/u.exec(text)?.[0]);
  const formats = documents.map(({ format }) => format);
  if (patterns.json.test(constraint)) return checkJson(text, formats);
  // how a table or a list looks in a file, its text does not tell
  const isInFile = formats.some((format) => !["md", "txt"].includes(format));
  if (patterns.table.test(constraint)) {
    if (formats.some((format) => format === "csv" || format === "xlsx") || countText(text).tables > 0)
      return kept;
    return isInFile ? unknown : violated(text.slice(0, 60));
  }
  if (patterns.list.test(constraint)) {
    if (countText(text).items > 1) return kept;
    return isInFile ? unknown : violated(text.slice(0, 60));
  }
  return checkDomains(constraint, text);
}

function toFound(words: string | undefined): ConstraintFinding {
  return words === undefined ? kept : violated(words);
}

function checkJson(text: string, formats: readonly string[]): ConstraintFinding {
  if (formats.includes("json")) return kept;
  if (formats.length > 0) return violated(formats.join(", "));
  try {
    JSON.parse(text.trim().replace(/^```(?:json)?\n([\s\S]*)\n```$/, "$1"));
    return kept;
  } catch {
    return violated(text.slice(0, 60));
  }
}

const domain =
  /(?:@|https?:\/\/(?:www\.)?|(?<![\p{L}\p{N}.@-])www\.)([a-z0-9](?:[a-z0-9-]{0,60}\.){1,6}[a-z]{2,20})/giu;

/** "Only addresses of example.com": any other one breaks it. */
function checkDomains(constraint: string, text: string): ConstraintFinding {
  const allowed = new Set(
    [...constraint.matchAll(/(?:@|\b)((?:[a-z0-9-]{1,60}\.){1,6}[a-z]{2,20})\b/giu)].map(toDomain),
  );
  if (allowed.size === 0 || !patterns.only.test(constraint)) return undefined;
  const used = [...text.matchAll(domain)].map(toDomain);
  const other = used.find((one) => !isOf(one, allowed));
  return other === undefined ? kept : violated(other);
}

function toDomain(match: RegExpMatchArray): string {
  return (match[1] ?? "").toLowerCase().replace(/^www\./, "");
}

function isOf(used: string, allowed: ReadonlySet<string>): boolean {
  return [...allowed].some((one) => used === one || used.endsWith(`.${one}`));
}
