import { addAll } from "../../../lib/add-all.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import type { PointsTold } from "../../../model/action.ts";
import type { Claim } from "../../../model/grounding.ts";
import type { Checked } from "../../../model/round.ts";
import { pointsOf } from "../../../model/sub-intent.ts";
import type { Point } from "../../../model/sub-intent.ts";

export interface SurveyedPoints extends PointsTold {
  /** The lost ones, each with the part that would have to be answered again. */
  lostPoints: { intent: string; point: string }[];
}

/** What became of each point of the parts that were answered with claims. */
export function surveyPoints(checked: readonly Checked[], language: string): SurveyedPoints {
  const told: SurveyedPoints = { covered: [], missing: [], lost: [], lostPoints: [] };
  for (const part of checked) {
    const { intent, handOff, missing } = part;
    if (!intent.grounded || handOff === undefined) continue;
    const said = new Set(missing.map(({ point }) => point));
    const points = pointsOf(intent);
    const open = points.filter(({ id }) => !said.has(id));
    const lost = new Set(lostOf(part, open, language));
    addAll(
      told.covered,
      open.filter((point) => !lost.has(point)).map(({ text }) => text),
    );
    addAll(
      told.missing,
      points.filter(({ id }) => said.has(id)).map(({ text }) => text),
    );
    addAll(
      told.lost,
      [...lost].map(({ text }) => text),
    );
    addAll(
      told.lostPoints,
      [...lost].map(({ id }) => ({ intent: intent.id, point: id })),
    );
  }
  return told;
}

/** What is delivered without an answer to a point says so. */
export function withMissing(checked: readonly Checked[], lost: SurveyedPoints["lostPoints"]): Checked[] {
  return checked.map((part) => {
    const own = lost.filter(({ intent }) => intent === part.intent.id);
    const more = own.map(({ point }) => ({ point, reason: "", unproven: true }));
    return own.length === 0 ? part : { ...part, missing: [...part.missing, ...more] };
  });
}

/** Points that no claim names. Where none names any, words have to tell, and only what is plain counts. */
function lostOf({ intent, handOff, audited }: Checked, open: readonly Point[], language: string): Point[] {
  const claims = handOff?.claims ?? [];
  if (pointsOf(intent).length === 1) return claims.length > 0 ? [] : [...open];
  const named = new Set(claims.flatMap(({ point }) => point?.match(/[\p{L}\p{N}_]+/gu) ?? []));
  if (pointsOf(intent).some(({ id }) => named.has(id))) return open.filter(({ id }) => !named.has(id));
  const reader = createTermReader(language);
  const termsOf = (text: string) => new Set(reader.content(text).map(({ term }) => term));
  const common = shared(open.map(({ text }) => termsOf(text)));
  const saidTerms = termsOf(claims.map(textOf).join("\n"));
  const droppedTerms = termsOf(
    audited.flatMap(({ verdict, text }) => (verdict === "VALID" ? [] : [text])).join("\n"),
  );
  return open.filter(({ text }) => {
    const own = [...termsOf(text)].filter((term) => !common.has(term));
    if (own.length === 0 || own.some((term) => saidTerms.has(term))) return false;
    // other words may say the same: that fewer things are said than asked, or one was taken out, makes it plain
    return claims.length < open.length || own.some((term) => droppedTerms.has(term));
  });
}

function textOf({ text, row }: Claim): string {
  return row === undefined ? text : [text, row.table, ...row.columns].join(" ");
}

/** What stands in every one of them tells none of them apart. */
function shared(sets: readonly ReadonlySet<string>[]): Set<string> {
  const [first = new Set<string>(), ...rest] = sets;
  return new Set(rest.length === 0 ? [] : [...first].filter((term) => rest.every((set) => set.has(term))));
}
