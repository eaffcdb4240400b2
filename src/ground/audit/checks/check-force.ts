import type { Modality } from "../../../lexicon/facts/modality.ts";
import type { Context, SupportPiece } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { sharedStems } from "../text/create-stems.ts";
import { findContrasts } from "../text/find-contrasts.ts";
import type { TextSignals } from "../text/read-signals.ts";
import type { Anchor } from "./find-anchor.ts";

/** May, should and must; only, always and all; and words that exclude each other. */
export function checkForce(claim: ReadClaim, context: Context, anchor: Anchor | undefined): AuditFinding[] {
  if (anchor === undefined) return [];
  return [
    ...checkModality(claim, context, anchor),
    ...checkOnly(claim, context, anchor),
    ...checkContrast(claim, context),
    ...checkCut(claim, context),
  ];
}

function place({ text }: SupportPiece): string {
  return `the passage says "${brief(text, 200)}"`;
}

function checkModality(
  claim: ReadClaim,
  { quotes, sameLanguage }: Context,
  { piece, clause }: Anchor,
): AuditFinding[] {
  const own = claim.signals;
  const quoted = quotes.map((quote) => quote.signals()).filter(({ modality }) => modality.size > 0);
  const said = quoted.length > 0 ? quoted : [piece.signals()];
  const steps = new Set(said.flatMap(({ modality }) => [...modality.keys()]));
  const mine = [...own.modality.keys()];
  const [first] = mine;
  const isDenied =
    own.negations.length + own.denying.length > 0 ||
    said.some(({ negations, denying }) => negations.length + denying.length > 0);
  if (first === undefined)
    return (
      alwaysForMay(claim, steps, piece) ??
      (steps.size === 0
        ? []
        : [
            (isInClause(piece, clause) ? doubt : quiet)(
              "",
              `"${wordOf(said, [...steps][0])}" is left out: ${place(piece)}`,
            ),
          ])
    );
  if (mine.some((step) => steps.has(step)))
    return isTurned(claim, said, mine)
      ? [fault(own.modality.get(first)?.[0] ?? "", `the passage denies it: ${place(piece)}`)]
      : [];
  const word = own.modality.get(first)?.[0] ?? "";
  // a rule says "is" where others say "must", and a list says neither
  if (steps.size === 0) return [quiet(word, `"${word}" is not said: ${place(piece)}`)];
  const isHarder = first === "must";
  const isFault = !isDenied && (isHarder || sameLanguage) && mine.length === 1 && steps.size === 1;
  return [
    (isFault ? fault : doubt)(word, `"${wordOf(said, [...steps][0])}", not "${word}": ${place(piece)}`),
  ];
}

/** The clause that the claim is about says may or must itself; a heading or another clause says it of something else. */
function isInClause(piece: SupportPiece, clause: number): boolean {
  return piece.signals().modalClauses.some((hit) => hit.clause === clause);
}

/** The claim says may or must, and the passage says it only in clauses that deny it. */
function isTurned(
  { signals, answer }: ReadClaim,
  said: readonly TextSignals[],
  mine: readonly Modality[],
): boolean {
  if (signals.negations.length + signals.denying.length > 0 || answer === "no") return false;
  return mine.every((step) => {
    const clauses = said.flatMap((one) =>
      one.modalClauses.filter((hit) => hit.step === step).map(({ clause }) => one.negated.has(clause)),
    );
    return clauses.length > 0 && clauses.every(Boolean);
  });
}

function wordOf(said: readonly TextSignals[], step: Modality | undefined): string {
  return step === undefined ? "" : (said.flatMap(({ modality }) => modality.get(step) ?? [])[0] ?? "");
}

/** What may be is not always so. */
function alwaysForMay(
  { signals }: ReadClaim,
  steps: ReadonlySet<Modality>,
  piece: SupportPiece,
): AuditFinding[] | undefined {
  const [word] = signals.always;
  const said = piece.signals();
  const isLoose = (steps.has("may") && !steps.has("must")) || said.mostly.length > 0;
  if (word === undefined || !isLoose || said.always.length > 0) return undefined;
  return [fault(word, `it is so only at times: ${place(piece)}`)];
}

function checkOnly(
  claim: ReadClaim,
  { pieces, cells, sameLanguage }: Context,
  { piece, share }: Anchor,
): AuditFinding[] {
  const said = pieces.map((one) => one.signals());
  const found: AuditFinding[] = [];
  const { only, always, all } = claim.signals;
  const lacks = (name: "only" | "always" | "all") =>
    said.every((signals) => signals[name].length === 0) && cells.length === 0;
  if (only.length > 0 && lacks("only")) {
    const isMere = claim.facts.some(({ kind }) => kind === "number");
    found.push(
      (!sameLanguage ? quiet : share > 0 && !isMere ? fault : doubt)(
        only[0] ?? "",
        `"${only[0] ?? ""}" is not said: ${place(piece)}`,
      ),
    );
  }
  if (always.length > 0 && lacks("always") && lacks("all"))
    found.push(
      (sameLanguage ? doubt : quiet)(always[0] ?? "", `"${always[0] ?? ""}" is not said: ${place(piece)}`),
    );
  if (all.length > 0 && lacks("all") && lacks("always"))
    found.push(
      (sameLanguage ? doubt : quiet)(all[0] ?? "", `"${all[0] ?? ""}" is not said: ${place(piece)}`),
    );
  if (only.length === 0 && said.some((signals) => signals.only.length > 0))
    found.push(doubt("", `a restriction is left out: ${place(piece)}`));
  return found;
}

/** The claim takes one side of a pair of opposites and all that is cited takes the other. */
function checkContrast(claim: ReadClaim, { pieces, cells, quotes }: Context): AuditFinding[] {
  const own = claim.signals;
  if (own.negated.size > 0) return [];
  const texts = [
    ...pieces.map((piece) => ({ piece, signals: piece.signals(), text: piece.text })),
    ...quotes.map((piece) => ({ piece, signals: piece.signals(), text: piece.text })),
  ];
  const sides = texts.map(({ piece, signals, text }) => ({
    piece,
    signals,
    sides: findContrasts(text, signals.tokens, piece.language),
  }));
  return findContrasts(claim.statement, own.tokens, claim.language).flatMap((mine): AuditFinding[] => {
    const same = sides.some((one) =>
      one.sides.some(({ pair, side }) => pair === mine.pair && side === mine.side),
    );
    const against = sides.find((one) =>
      one.sides.some(({ pair, side }) => pair === mine.pair && side !== mine.side),
    );
    if (same || against === undefined || mine.copiesOnly || cells.length > 0) return [];
    const other = against.sides.find(({ pair }) => pair === mine.pair)?.text ?? "";
    const isPlain = against.signals.negated.size === 0;
    return [(isPlain ? fault : doubt)(mine.text, `"${other}", not "${mine.text}": ${place(against.piece)}`)];
  });
}

/** A condition, a report or a denial around the cited words that the claim leaves out. */
function checkCut(claim: ReadClaim, { pieces, readStems }: Context): AuditFinding[] {
  const own = claim.signals;
  const stems = readStems(claim.statement, claim.language).map(({ stem }) => stem);
  const names = ["condition", "report", "denial", "except"] as const;
  return pieces.flatMap((piece) => {
    const said = piece.signals();
    return names.flatMap((name) => {
      const [word] = said[name];
      if (word === undefined || own[name].length > 0) return [];
      // "for free data" is "where data is free", and nobody can tell by words across languages
      const isSaid =
        name === "condition" &&
        (piece.language !== claim.language || sharesClause(piece, { word, stems, readStems }));
      return [(isSaid ? quiet : doubt)("", `"${word}" is left out: ${place(piece)}`)];
    });
  });
}

/** Words of the clause that begins with "if" or the like are in the claim too. */
function sharesClause(
  { text, language, signals }: SupportPiece,
  { word, stems, readStems }: { word: string; stems: readonly string[]; readStems: Context["readStems"] },
): boolean {
  const { tokens, clauses } = signals();
  const start = text.indexOf(word);
  const clause = clauses[tokens.findIndex((token) => token.end > start)];
  const inside = tokens.filter((_, at) => clauses[at] === clause);
  const said = readStems(text.slice(inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0), language);
  return (
    sharedStems(
      said.map(({ stem }) => stem),
      stems,
    ).size > 0
  );
}
