import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { addsToText } from "../../../lexicon/requests/adding-words.ts";
import type { ReportInput } from "../../../prompts/write-report.ts";

type Claim = ReportInput["claims"][number];

/** A text that goes on from what was found: "with these figures", "mit beiden Beträgen". */
const takesAll =
  /(?<!\p{L})(?:these|those|both|all|above|results?|findings|comparison|diese[nrms]?|beide[nrms]?|alle[nrs]?|obigen?|ergebnisse?n?|vergleich\p{L}*|ces|cette|tous|toutes|deux|résultats?|comparaison|quest[eio]|tutt[ei]|entramb[ei]|risultati|confronto|est[ao]s|ambos|ambas|todos|todas|resultados|comparación)(?!\p{L})/iu;

/** The claims that a text is about: those found for it, else those that share words with its order, else all; each once. */
export function pickClaims({ instruction, asked = [], claims, language, drafts }: ReportInput): Claim[] {
  const order = [instruction, ...asked].join("\n");
  const distinct = claims.filter(
    ({ text }, at) =>
      claims.findIndex((other) => other.text === text) === at &&
      // what another claim says with more around it is said once
      !claims.some((other) => other.text.length > text.length && holdsWhole(other.text, text)),
  );
  if (addsToText.test(order)) return goOnFrom(distinct, order, drafts ?? []);
  const plain = fold(order);
  const own = distinct.filter(({ part }) => part !== undefined && isPartOf(part, plain));
  if (takesAll.test(order) && own.length === 0) return distinct;
  const reader = createTermReader(language);
  const wanted = new Set(reader.content(order).map(({ term }) => term));
  const shares = ({ text, part = "", quotes = [] }: Claim) =>
    reader.content([text, part, ...quotes].join(" ")).filter(({ term }) => wanted.has(term)).length;
  const near = distinct.filter(
    (claim) => !own.includes(claim) && !isRow(claim) && shares(claim) >= fewestShared,
  );
  // what was found for another part of the request and belongs here comes first: it was asked for by itself
  const all = [...near, ...own];
  return all.length > 0 ? all : distinct;
}

/** As a sentence of its own: behind it another one begins, or the text ends. */
function holdsWhole(text: string, sentence: string): boolean {
  const at = /[.!?]$/u.test(sentence) ? text.indexOf(sentence) : -1;
  const [before, after] = [text.slice(0, Math.max(0, at)), text.slice(at + sentence.length)];
  return at >= 0 && (before === "" || /[.!?]\s+$/u.test(before)) && (after === "" || /^\s/u.test(after));
}

/** What stands in the text that is gone on from, and what was found since: parts that gave nothing to any text before. */
function goOnFrom(
  claims: readonly Claim[],
  order: string,
  drafts: NonNullable<ReportInput["drafts"]>,
): Claim[] {
  const words = new Set(
    fold(order)
      .split(" ")
      .filter((word) => word.length > 3),
  );
  const named = drafts.filter(({ name }) =>
    fold(name)
      .split(" ")
      .some((word) => words.has(word)),
  );
  const holds = (texts: typeof drafts, { text }: Claim) =>
    texts.some(({ document }) => document.includes(JSON.stringify(text).slice(1, -1)));
  const used = new Set(claims.filter((claim) => holds(drafts, claim)).map(({ part }) => part));
  const kept = claims.filter(
    (claim) =>
      holds(named.length > 0 ? named : drafts, claim) ||
      (claim.part !== undefined && !used.has(claim.part) && !isPartOf(claim.part, fold(order))),
  );
  return kept.length > 0 ? kept : [...claims];
}

/** A row of a table stands in its table. */
function isRow({ text }: Claim): boolean {
  return text.split(/;\s/u).length > 1 && text.split(/;\s/u).every((pair) => /^[^:]{1,60}: \S/u.test(pair));
}

const fewestShared = 2;

/** The part was made of the words of the order. */
function isPartOf(part: string, order: string): boolean {
  const pieces = part.split(/;\s+/u).map(fold);
  return pieces.every((piece) => piece !== "" && order.includes(piece));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** As many claims as fit into the room that was asked for; at least one. */
export function fitRoom(claims: readonly Claim[], room: string | undefined): Claim[] {
  const most = Number(/about (\d+) words/u.exec(room ?? "")?.[1] ?? Infinity);
  let words = 0;
  return claims.filter(({ text }) => {
    const own = text.split(/\s+/u).length;
    if (words > 0 && words + own > most) return false;
    words += own;
    return true;
  });
}
