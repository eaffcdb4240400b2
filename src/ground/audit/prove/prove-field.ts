import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { knownLabels } from "../../../lexicon/forms/labels-of-fields.ts";
import type { Evidence, Support } from "../../../model/grounding.ts";

const pair = /^(?<label>[^:;\n]{1,60}?)\s?: (?<value>\S[^\n]{0,200})$/u;

/**
 * "Invoice no.: 4711" where a form says so: a label that means a field, and right behind it, or in the next cell, the
 * whole value. Any other two words that stand side by side prove nothing.
 */
export function provesField(
  claim: string,
  supports: readonly Support[],
  evidence: readonly Evidence[],
): boolean {
  const { label = "", value = "" } = pair.exec(claim.trim())?.groups ?? {};
  const known = knownLabels.get(foldLabel(label)) ?? [];
  if (label === "" || known.length === 0) return false;
  // an account says by itself what it is, whatever stands before it
  const isAccount = known.some(({ field }) => field === "iban" || field === "bic");
  return supports.some((support) => {
    if (!("quote" in support) || !isPair(support.quote, label, value)) return false;
    const text = evidence.find(({ id }) => id === support.evidence)?.quote ?? "";
    const start = text.indexOf(support.quote);
    return (
      start >= 0 && (isAccount || beginsHere(text, start)) && endsHere(text, start + support.quote.length)
    );
  });
}

/** Nothing but marks, spaces and the border of a cell between the two. */
function isPair(quote: string, label: string, value: string): boolean {
  const said = quote.trim();
  if (!said.startsWith(label) || !said.endsWith(value) || said.length < label.length + value.length)
    return false;
  return /^\s?[.:#°]{0,2}[\s|]*$/u.test(said.slice(label.length, said.length - value.length));
}

/** A word before a label makes another label of it, unless it ends the value before. */
function beginsHere(text: string, start: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start).trimEnd();
  return line === "" || /[|:;,.\p{N}]$/u.test(line) || /\S*\p{N}\S*$/u.test(line);
}

/** "- BIC: …": behind a dash another field begins. */
function opensLabel(behind: string): boolean {
  const label = /^[-–—]\s+(?<label>\p{L}[^:\p{N}]{1,30}?)\s?:/u.exec(behind)?.groups?.["label"];
  return label !== undefined && knownLabels.has(foldLabel(label));
}

/** A number goes on behind its first digits, and a text to the end of its line or cell. */
function endsHere(text: string, end: number): boolean {
  const [rest = ""] = text.slice(end, end + 80).split("\n", 1);
  const behind = rest.trimStart();
  if (behind === "" || behind.startsWith("|") || opensLabel(behind)) return true;
  const last =
    text
      .slice(Math.max(0, end - 40), end)
      .split(/\s/u)
      .at(-1) ?? "";
  // behind a comma another thing begins, unless it is a number
  const isCode = /\p{N}/u.test(last) && /^(?:\s|[,;]\s(?=\p{L}))/u.test(rest);
  return isCode && !/^[\p{N}%‰.'’/+-]|^[,;]\s?\p{N}/u.test(behind);
}
