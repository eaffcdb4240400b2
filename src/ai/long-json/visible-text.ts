import { readGround } from "./open-path.ts";
import { createGrowingText, type GrowingText, type Splice } from "./growing-text.ts";
import { stepBack } from "./step-back.ts";

/** A growing text of which the model may be told less than there is, so that its answer shows how it is meant. */
export interface VisibleText {
  /** As far as the model is told. */
  growing: GrowingText;
  /** What was received behind that. */
  known(): string;
  /** How much the longest answer brought. */
  longest(): number;
  /** Only after a probe that found it good; from then on all is told. */
  commit(splice: Splice): void;
  /** Whether an answer before it, from another place, says the same as this one, where the others it could mean do not. */
  confirms(likely: Splice, others: readonly Splice[]): boolean;
  /** The next answer is asked for from another place than this one, if there is a better one. */
  goBack(): void;
}

/** Not more than this is asked for a second time. */
const furthest = 4000;
/** Nor more than this share of the longest answer so far, at the first tries and at all others. */
const firstShares = [0.6, 0.6];
const laterShares = [0.8, 0];

export function createVisibleText(): VisibleText {
  const growing = createGrowingText();
  let known = "";
  let [longest, tries] = [0, 0];
  let likely = { at: 0, text: "" };
  return {
    growing,
    known: () => known,
    longest: () => longest,
    commit(splice) {
      growing.commit(splice);
      longest = Math.max(longest, splice.add.length);
      [known, tries] = ["", 0];
      likely = { at: 0, text: "" };
    },
    confirms(splice, others) {
      const told = growing.text();
      const [before, now] = [likely, told.slice(0, splice.keep) + splice.add];
      likely = { at: told.length, text: now };
      if (before.at === 0 || before.at === told.length) return false;
      if (before.text.startsWith(now)) return true;
      const isToldApart = ({ keep, add }: Splice) =>
        firstDifference(now, told.slice(0, keep) + add) < before.text.length;
      return now.startsWith(before.text) && others.every(isToldApart);
    },
    goBack() {
      growing.commit({ keep: growing.text().length, add: known });
      const text = growing.text();
      // by turns as far back as an answer may reach and, where that is not far enough, only to the last words
      const share = firstShares[tries] ?? laterShares[tries % 2] ?? 0;
      const ground = readGround(text, growing.scanner);
      const place = stepBack({ ground, reach: Math.min(furthest, longest * share), tries }) ?? text.length;
      growing.commit({ keep: place, add: "" });
      known = text.slice(place);
      tries += 1;
    },
  };
}

/** Where two texts differ; nowhere, if one is the beginning of the other. */
function firstDifference(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) if (left.charCodeAt(at) !== right.charCodeAt(at)) return at;
  return Number.POSITIVE_INFINITY;
}
