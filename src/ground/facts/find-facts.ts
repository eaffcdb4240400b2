import { addAll } from "../../lib/add-all.ts";
import type { Fact } from "./fact.ts";
import { toNormalText } from "./text/normal-text.ts";
import { readAddress } from "./names/read-address.ts";
import { readDate } from "./dates/read-date.ts";
import { readIdentifier } from "./names/read-identifier.ts";
import { readName } from "./names/read-name.ts";
import { readOrdinal } from "./dates/read-ordinal.ts";
import { readPeriod } from "./dates/read-period.ts";
import { readQuantity } from "./numbers/read-quantity.ts";
import { createQuotationReader } from "./names/read-quotation.ts";
import type { Scaled } from "./numbers/share-unit.ts";
import { shareUnit } from "./numbers/share-unit.ts";
import { readShare } from "./numbers/read-share.ts";
import { withSpans } from "./dates/read-spans.ts";
import { readTime } from "./dates/read-time.ts";
import type { FactReading } from "./text/fact-reading.ts";
import type { Scan } from "./text/scan.ts";
import { createScan, isGlued, isMark } from "./text/scan.ts";
import { readLoneSymbol } from "./names/read-lone-symbol.ts";

export interface FactOptions {
  /** Of the text, ISO 639-1; "unknown" where nobody knows. */
  language: string;
  /** A claim has one reading of an ambiguous number, evidence keeps every one. */
  role: "claim" | "evidence";
}

type Reader = (scan: Scan, at: number) => FactReading | undefined;

/** The first that reads something wins; each looks at a bounded number of tokens. */
const readers: readonly Reader[] = [
  readAddress,
  readDate,
  readPeriod,
  readTime,
  readOrdinal,
  readIdentifier,
  readShare,
  readQuantity,
  readLoneSymbol,
  readName,
];

/** The typed facts of a text in order; none inside another but in quotations. */
export function findFacts(text: string, { language, role }: FactOptions): Fact[] {
  const normal = toNormalText(text);
  const facts = readAll(createScan(normal.text, language, role));
  if (normal.text === text) return facts;
  return facts.map((fact) => {
    const { start, end } = normal.toOriginal(fact.start, fact.end);
    return { ...fact, text: text.slice(start, end), start, end };
  });
}

function readAll(scan: Scan): Fact[] {
  const quotationAt = createQuotationReader(scan);
  const facts: Fact[] = [];
  let number: Scaled | undefined;
  let at = 0;
  while (at < scan.tokens.length) {
    const quotation = quotationAt(at);
    if (quotation !== undefined) {
      facts.push(quotation);
      at = quotation.kind === "name" ? tokenBehind(scan, at, quotation.end) : at + 1;
      continue;
    }
    const found = beginsNothing(scan, at) ? undefined : readOne(scan, at);
    if (found !== undefined) {
      addAll(facts, found.facts);
      const [fact] = found.facts;
      const { scale } = found;
      const next = fact === undefined || scale === undefined ? undefined : { fact, scale };
      if (number !== undefined && next !== undefined) shareUnit(scan, number, next);
      number = next;
    }
    at = Math.max(found?.next ?? 0, at + 1);
  }
  return withSpans(scan.text, facts);
}

/** A title is one name, whatever stands in it. */
function tokenBehind({ tokens }: Scan, at: number, end: number): number {
  let next = at + 1;
  while ((tokens[next]?.start ?? end) < end) next += 1;
  return next;
}

/** Signs with which no fact begins, and those with which one begins only right before a letter, digit or currency. */
const idle = new Set(',;!?()[]{}<>"|“”„«»‹›…•_^&=*@#—'.split(""));
const halfIdle = new Set(".'’‘-–+:/".split(""));

function beginsNothing(scan: Scan, at: number): boolean {
  const token = scan.tokens[at];
  if (token === undefined || token.kind !== "mark") return false;
  if (idle.has(token.text)) return true;
  if (!halfIdle.has(token.text)) return false;
  return !isGlued(scan, at + 1) || isMark(scan, at + 1, ".,;:!?'’-–/()\"");
}

function readOne(scan: Scan, at: number): FactReading | undefined {
  for (const read of readers) {
    const found = read(scan, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
