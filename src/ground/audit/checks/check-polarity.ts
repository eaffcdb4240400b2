import { polarity } from "../../../lexicon/facts/polarity.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { Context } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { isSameStem, sharedStems, type Stem } from "../text/create-stems.ts";
import type { Negation } from "../text/find-negations.ts";
import { readSignals, type TextSignals } from "../text/read-signals.ts";
import { readTokens } from "../text/read-tokens.ts";
import type { Anchor } from "./find-anchor.ts";

/** So much of what the claim says must stand in a clause before its negation counts as the claim's. */
const enough = 0.5;
const plenty = 0.6;

const nothings: ReadonlySet<string> = new Set(
  languages.flatMap((language) => polarity[language].nothing.split("|")),
);

/** A negation dropped, added or turned round, in one language and, where it is plain, across two. */
export function checkPolarity(
  claim: ReadClaim,
  context: Context,
  anchor: Anchor | undefined,
): AuditFinding[] {
  const { isNegated, words } = readPolarity(claim);
  if (context.cells.length > 0 && context.pieces.length === 0) return checkCells(claim, context, isNegated);
  if (anchor === undefined) return [];
  return anchor.piece.language === claim.language
    ? sameLanguage(claim, { anchor, context }, { isNegated, words })
    : otherLanguage(claim, context, isNegated);
}

/** The words to blame: the yes or no, or all that is stated. */
function wordsOf({ answered, statement }: ReadClaim): string {
  return answered === "" ? statement : answered;
}

interface Polarity {
  isNegated: boolean;
  words: string;
}

/** What a claim says in the end: its own negations, or those of the question that it answers with yes or no. */
function readPolarity(claim: ReadClaim): Polarity {
  const { signals, answer, answered, question, statement } = claim;
  const own = signals.negations.filter(({ ofNoun, clause }) => !ofNoun && signals.negated.has(clause));
  if (answer === undefined || question === undefined || statement !== question)
    return { isNegated: own.length > 0, words: own[0]?.text ?? "" };
  const asked = readSignals(question, claim.language).negated.size > 0;
  return { isNegated: asked !== (answer === "no"), words: answered };
}

function sameLanguage(
  claim: ReadClaim,
  { anchor, context }: { anchor: Anchor; context: Context },
  { isNegated, words }: Polarity,
): AuditFinding[] {
  const said = anchor.piece.signals();
  const place = `the passage says "${brief(anchor.piece.text, 200)}"`;
  const inClause = said.negated.has(anchor.clause);
  const own = claim.signals;
  const denials = said.negations.filter(({ quoted }) => !quoted);
  if (!isNegated && denials.length > 0) {
    if (own.negations.length > 0 || own.denying.length > 0 || own.except.length > 0)
      return [quiet(claim.statement, place)];
    const stems = context.readStems(claim.statement, claim.language);
    const theirs = { signals: said, stems: context.readStems(anchor.piece.text, anchor.piece.language) };
    const [first] = denials.filter(
      (one) => one.clause === anchor.clause && !one.ofNoun && isOf(one, theirs, stems),
    );
    const denied = deniedWhole(anchor, context, claim);
    if (denied !== undefined && anchor.share >= enough)
      return [fault(wordsOf(claim), `"${denied.text}" is left out: ${place}`)];
    if (inClause && first !== undefined && anchor.clauseShare >= enough)
      return [fault(wordsOf(claim), `"${first.text}" is left out: ${place}`)];
    return [doubt("", `a negation in the passage is not in the claim: ${place}`)];
  }
  if (isNegated && denials.length === 0) return notSaid(claim, { anchor, context }, words);
  const without = own.negations.find(({ ofNoun }) => ofNoun);
  if (!isNegated && without !== undefined && said.negations.length === 0) {
    const [noun] = context.readStems(claim.statement.slice(own.tokens[without.at]?.end ?? 0), claim.language);
    const isSaid =
      noun !== undefined &&
      context.readStems(anchor.piece.text, anchor.piece.language).some(({ stem }) => stem === noun.stem);
    return [
      (isSaid && said.denying.length === 0 ? fault : doubt)(
        `${without.text} ${noun?.text ?? ""}`.trim(),
        `"${without.text}" is not said: ${place}`,
      ),
    ];
  }
  if (isNegated && denials.length > 0 && !inClause)
    return [quiet(words, `the negation may belong to something else: ${place}`)];
  return [];
}

/** The claim denies something, and the passage beside it denies nothing. */
function notSaid(
  claim: ReadClaim,
  { anchor, context }: { anchor: Anchor; context: Context },
  words: string,
): AuditFinding[] {
  const said = anchor.piece.signals();
  const place = `the passage says "${brief(anchor.piece.text, 200)}"`;
  const own = claim.signals;
  const isDenied =
    said.denying.length + said.denial.length + said.except.length + said.only.length > 0 || saysZero(anchor);
  const stems = context.readStems(anchor.piece.text, anchor.piece.language);
  const mine = { signals: own, stems: context.readStems(claim.statement, claim.language) };
  const isFree =
    !isDenied &&
    (claim.answer !== undefined || own.negations.some((one) => isOf(one, mine, stems))) &&
    new Set(own.negations.filter(({ ofNoun }) => !ofNoun).map(({ clause }) => clause)).size <= 1;
  // of a list that is cited whole, another item may be the one that says no
  const isElsewhere = context.pieces.some(
    (piece) => piece !== anchor.piece && piece.signals().negations.some((one) => !one.quoted),
  );
  if (isElsewhere) return [quiet(words, `"${words}" is said elsewhere in what is cited`)];
  return [
    (isFree && anchor.share >= plenty ? fault : saysZero(anchor) ? quiet : doubt)(
      words === "" ? claim.statement : words,
      `"${words}" is not said: ${place}`,
    ),
  ];
}

/** What a negation denies, the topic word behind it or in German also the one before, is something that others speak of. */
function isOf(
  { at, clause }: Negation,
  { signals, stems }: { signals: TextSignals; stems: readonly Stem[] },
  others: readonly Stem[],
): boolean {
  const end = signals.tokens[at]?.end ?? 0;
  let token = 0;
  const inClause = stems.filter(({ start }) => {
    while (token < signals.tokens.length && (signals.tokens[token]?.end ?? 0) <= start) token++;
    return signals.clauses[token] === clause;
  });
  const near = [inClause.find(({ start }) => start >= end), inClause.findLast((one) => one.end <= end)];
  return near.some((stem) => stem !== undefined && others.some((other) => isSameStem(stem.stem, other.stem)));
}

/** A negated clause all of whose topic words the claim says: "advised, but not compulsory". */
function deniedWhole({ piece }: Anchor, { readStems }: Context, claim: ReadClaim): Negation | undefined {
  const said = piece.signals();
  const own = readStems(claim.statement, claim.language).map(({ stem }) => stem);
  const stems = readStems(piece.text, piece.language);
  return said.negations.find(({ clause, ofNoun }) => {
    if (ofNoun || !said.negated.has(clause)) return false;
    const inside = said.tokens.filter((_, at) => said.clauses[at] === clause);
    const [first, last] = [inside[0], inside.at(-1)];
    const topics = stems
      .filter(
        ({ start, end }) =>
          first !== undefined && last !== undefined && start >= first.start && end <= last.end,
      )
      .map(({ stem }) => stem);
    return topics.length > 0 && sharedStems(topics, own).size === new Set(topics).size;
  });
}

function saysZero({ piece }: Anchor): boolean {
  return piece.facts().some(({ kind, keys }) => kind === "number" && keys.includes("0"));
}

/** Across languages only the plain case counts: the quoted words are one clause that denies, and the claim denies nothing. */
function otherLanguage(claim: ReadClaim, { quotes }: Context, isNegated: boolean): AuditFinding[] {
  const said = quotes.map((quote) => ({ quote, signals: quote.signals() }));
  const denied = said.filter(({ signals }) => signals.negated.size > 0);
  const own = claim.signals;
  const denies = isNegated || own.negations.length + own.denying.length + own.except.length > 0;
  if (denies)
    return denied.length > 0 ||
      said.some(({ signals }) => signals.negations.length + signals.denying.length > 0)
      ? []
      : [quiet(claim.statement, "the cited words hold no negation")];
  const [first] = denied;
  if (first === undefined) return [];
  const { signals, quote } = first;
  const place = `the passage says "${brief(quote.text, 200)}"`;
  const isOneClause =
    said.length === 1 &&
    new Set(signals.clauses).size <= 2 &&
    signals.condition.length + signals.only.length === 0;
  const isPlain =
    isOneClause &&
    !/\p{Nd}/u.test(claim.statement.replaceAll(/\b(?:19|20)\d\d\b/gu, "")) &&
    signals.negations.every(({ ofNoun }) => !ofNoun);
  return [
    (isPlain ? fault : claim.answer === "no" ? quiet : doubt)(
      wordsOf(claim),
      `"${signals.negations[0]?.text ?? ""}" is left out: ${place}`,
    ),
  ];
}

/** A cell of 0 or "none" says no; a claim that says yes to it is wrong. */
function checkCells(claim: ReadClaim, { cells }: Context, isDenied: boolean): AuditFinding[] {
  const isNegated = isDenied && !isInHeads(claim, cells);
  const isNothing = cells.every(
    ({ cell }) =>
      /^[-–—]?0+(?:[.,]0+)?$/u.test(cell.value.trim()) || nothings.has(cell.value.trim().toLowerCase()),
  );
  const numbers = claim.facts.filter(({ kind }) => kind === "number");
  if (
    isNothing &&
    !isNegated &&
    numbers.length === 0 &&
    claim.signals.denying.length === 0 &&
    claim.signals.negations.length === 0
  ) {
    const [first] = cells;
    const isYes = claim.answer === "yes";
    return [
      (isYes ? fault : doubt)(
        wordsOf(claim),
        `the cell ${first?.cell.address ?? ""} says "${first?.cell.value ?? ""}"`,
      ),
    ];
  }
  return isNegated ? [quiet(claim.statement, "a negation is judged by its meaning")] : [];
}

/** "No disability" is the name of a row: its negation denies nothing. */
function isInHeads({ signals, answer }: ReadClaim, cells: Context["cells"]): boolean {
  const heads = cells
    .flatMap(({ cell }) => [cell.rowHead, cell.columnHead])
    .map(
      (head) =>
        ` ${readTokens(head)
          .map(({ word }) => word)
          .join(" ")} `,
    );
  return (
    answer === undefined &&
    signals.negations.every(({ at }) => {
      const [word, next] = [signals.tokens[at]?.word ?? "", signals.tokens[at + 1]?.word ?? ""];
      return heads.some((head) => head.includes(` ${word} ${next} `));
    })
  );
}
