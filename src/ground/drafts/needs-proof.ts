import { factsOf } from "./check/facts-of.ts";
import { contentWords } from "./check/content-words.ts";
import { withoutHoles } from "./check/strip-text.ts";
import type { Statement } from "./statements/statement.ts";

/** Whether a statement can be true or false at all: greetings, transitions and topics without facts cannot. */
export function needsProof(statement: Statement, language: string): boolean {
  const text = withoutHoles([...statement.heads, statement.text].join(": "));
  if (factsOf(text, language).some(({ weak }) => weak !== true)) return true;
  if (topics.has(statement.kind) || /[?:]$/u.test(text.trim())) return false;
  return contentWords(text, language).length > 1;
}

const topics = new Set<Statement["kind"]>([
  "title",
  "property",
  "fileName",
  "heading",
  "head",
  "label",
  "alt",
  "author",
]);
