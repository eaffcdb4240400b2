import { withoutDraftOrders } from "../../lexicon/requests/place-orders.ts";
import { toldIn } from "../../lexicon/requests/delivered/text-nouns.ts";
import { withoutSearchOrders } from "../../lexicon/requests/search-orders.ts";
import { createTermReader } from "../../lib/text/create-term-reader.ts";
import type { AnalysedPart, Analysis } from "../../model/intent.ts";
import type { RoundRequest } from "../../model/round.ts";
import { isGrounded } from "../../model/sub-intent.ts";
import type { Split, SubIntent } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { splitIntents } from "./split-intents.ts";

export interface SplitInput {
  request: Pick<RoundRequest, "prompt">;
  analysis: Pick<Analysis, "parts" | "contextItems" | "detectedLanguage" | "provenOf">;
}

/** What was asked for in one breath, told apart: the parts of the analysis over the floor of the rules. */
export async function splitRequest(input: SplitInput, deps: RoundDeps): Promise<Split> {
  const { provenOf } = input.analysis;
  const before = deps.workflow().rounds.find(({ number }) => number === provenOf)?.split;
  const split = await deps.run.step("split", async () => before ?? toSplit(input));
  await deps.emit({ type: "intents-split", split });
  return split;
}

/** The rules read the raw message without what was pasted into it; what they find and no part covers is a part too. */
export function toSplit({ request, analysis }: SplitInput): Split {
  const { parts, contextItems, detectedLanguage } = analysis;
  const said = withoutSearchOrders(withoutBlocks(request.prompt, contextItems));
  const floor = splitIntents(withoutDraftOrders(said));
  if (parts.length === 0) return floor;
  const covers = createCover(parts, detectedLanguage);
  const asked = createOverlap(
    floor.intents.filter(({ grounded, text }) => grounded && !isToldIn(text, parts)),
    detectedLanguage,
  );
  const writes = parts.some(({ role }) => !isGrounded(role));
  const own = parts.map(toIntent).map((intent) => {
    const helps = writes && intent.grounded && !asked(intent);
    return helps ? { ...intent, helps } : intent;
  });
  const left = floor.intents.filter((intent) => !covers(intent));
  const all = [...own, ...left];
  const ordered = [...all.filter(({ grounded }) => grounded), ...all.filter(({ grounded }) => !grounded)];
  const intents = ordered.map((intent, at) => ({ ...intent, id: `i${at + 1}` }));
  return { multiIntent: intents.length > 1, signals: floor.signals, intents };
}

function toIntent({ role, text, points, constraints }: AnalysedPart): SubIntent {
  return {
    ...{ id: "", role, grounded: isGrounded(role), text },
    ...(points.length > 0 && { points: points.map((point, at) => ({ id: `p${at + 1}`, text: point })) }),
    ...(constraints.length > 0 && { constraints }),
  };
}

/** "It must hold the date and the price", behind the order of a text: what it is to tell is no question of its own. */
function isToldIn(text: string, parts: readonly AnalysedPart[]): boolean {
  if (!toldIn.test(text)) return false;
  return parts.some((part) => !isGrounded(part.role) && part.text.slice(1).includes(text));
}

/** What the rules found no question for, the analysis added to have something to write from. */
function createOverlap(floor: readonly SubIntent[], language: string): (intent: SubIntent) => boolean {
  const reader = createTermReader(language);
  const termsOf = (text: string) => new Set(reader.content(text).map(({ term }) => term));
  const questions = floor.map(({ text }) => termsOf(text));
  return ({ text, points = [] }) => {
    const said = termsOf([text, ...points.map((point) => point.text)].join(" "));
    return questions.some(
      (terms) => [...terms].filter((term) => said.has(term)).length >= sameMatter * terms.size,
    );
  };
}

const sameMatter = 0.4;

/** Half of its words in the parts are enough, if there is a part of its kind at all. */
const enough = 0.5;

function createCover(parts: readonly AnalysedPart[], language: string): (intent: SubIntent) => boolean {
  const reader = createTermReader(language);
  const termsOf = (text: string) => reader.content(text).map(({ term }) => term);
  const said = new Set(
    parts.flatMap(({ text, points, constraints }) => [text, ...points, ...constraints]).flatMap(termsOf),
  );
  const kinds = new Set(parts.map(({ role }) => isGrounded(role)));
  return ({ grounded, text }) => {
    const terms = termsOf(text);
    // a text that is written about what documents say brings its own look-up along
    if (!kinds.has(grounded) && !(grounded && kinds.has(false))) return false;
    return terms.filter((term) => said.has(term)).length >= enough * terms.length;
  };
}

function withoutBlocks(message: string, blocks: Analysis["contextItems"]): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of blocks.toSorted((a, b) => a.start - b.start)) {
    rest += `${message.slice(from, Math.max(from, start))} `;
    from = Math.max(from, end);
  }
  const asked = `${rest}${message.slice(from)}`.trim();
  return asked === "" ? message : asked;
}
