import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { paidForLead, tradeEndings } from "../../../lexicon/forms/paying-words.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";

/** Whom a question names besides what it asks of a form: their words, and the documents that speak of them. */
export interface NamedParties {
  words: ReadonlySet<string>;
  /** Whoever stands at the top of a document, and is not what money is paid for. */
  payees: ReadonlySet<string>;
  documents: string[];
}

const linesOfHead = 2;
const sameBeginning = 6;
const shortestTrade = 4;
const shortestWord = 5;

/** Firms, people and trades that the question names and a document does too: they say which form is meant. */
export function partiesNamed(text: string, evidence: readonly EvidenceItem[]): NamedParties {
  const documents = Map.groupBy(evidence, ({ document }) => document);
  const capitals = [...text.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}&-]+/gu)].map(([word]) => word);
  const firms = capitals.filter((word) => isParty(word, evidence));
  const trades = foldLabel(text)
    .split(" ")
    .filter((word) => [...documents].some(([name, items]) => isTrade(word, headOf(name, items))));
  const speaks = ([name, items]: [string, readonly EvidenceItem[]]) =>
    firms.every((word) => items.some((item) => item.text.toLowerCase().includes(word.toLowerCase()))) &&
    trades.every((word) => isTrade(word, headOf(name, items)));
  const payees = [...firms, ...trades].filter(
    (word) =>
      !isPaidFor(word, text) &&
      (trades.includes(word) || [...documents.values()].some((items) => isAtTop(word, items))),
  );
  return {
    payees: new Set(payees.flatMap((word) => foldLabel(word.replaceAll("-", " ")).split(" "))),
    words: new Set([...firms.flatMap((word) => foldLabel(word.replaceAll("-", " ")).split(" ")), ...trades]),
    documents: [...documents].filter(speaks).map(([name]) => name),
  };
}

/** What stands beside an amount is an item of the form, and another thing is asked of it. */
function isParty(word: string, evidence: readonly EvidenceItem[]): boolean {
  const name = word.toLowerCase();
  const lines = evidence.flatMap((item) =>
    item.text.split("\n").filter((line) => line.toLowerCase().includes(name)),
  );
  return lines.length > 0 && lines.every((line) => !/\p{N}[.,]\p{N}{2}(?!\p{N})/u.test(line));
}

const itemsOfTop = 4;
const longestName = 90;

function isAtTop(word: string, items: readonly EvidenceItem[]): boolean {
  const lines = items.slice(0, itemsOfTop).flatMap((item) => item.text.split("\n"));
  return lines.some((line) => line.length <= longestName && line.toLowerCase().includes(word.toLowerCase()));
}

/** "For the journey": what is paid for gets no money. */
function isPaidFor(word: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}&-]+/u);
  const at = words.indexOf(word.toLowerCase());
  return words.slice(Math.max(0, at - 3), Math.max(0, at)).some((one) => paidForLead.test(one));
}

/** The letterhead with the name of the file. */
function headOf(document: string, [first]: readonly EvidenceItem[]): readonly string[] {
  const lines = (first?.text ?? "").split("\n", linesOfHead).filter((line) => !line.includes(" | "));
  return foldLabel([document.replaceAll(/[._-]/gu, " "), ...lines].join(" ")).split(" ");
}

/** "The printer's bill": what the writer of a form is, where its letterhead says so: "Printing", "Printers". */
function isTrade(word: string, head: readonly string[]): boolean {
  if (word.length >= sameBeginning && head.some((said) => said.startsWith(word.slice(0, sameBeginning))))
    return true;
  // "des Malers"
  const own = word.replace(/(?<=er)s$/u, "");
  if (own.length < shortestWord) return false;
  const stem = own.replace(tradeEndings, "");
  const isDoer = stem !== own && stem.length >= shortestTrade;
  return head.some((said) => said.startsWith(own) || (isDoer && said.startsWith(stem)));
}
