import type { Evidence } from "../../../model/grounding.ts";
import { printPosition } from "../../../model/documents/print-position.ts";
import { readSignals } from "../../audit/text/read-signals.ts";
import type { TextSignals } from "../../audit/text/read-signals.ts";
import type { Fact } from "../../facts/fact.ts";
import { factsOf } from "./facts-of.ts";
import { readClaimUnits } from "./read-claim-units.ts";
import type { ClaimUnit } from "./read-claim-units.ts";
import { contentWords, termsOf } from "./content-words.ts";
import { foldWord } from "../../facts/fold-word.ts";
import { segmentWords } from "../../../lib/text/segment-words.ts";

/** A proven claim as a draft is given it: c1, its words, and what it rests on. */
export interface DraftClaim {
  id: string;
  text: string;
  /** Empty for what was asked and is not in the documents. */
  evidence: readonly Evidence[];
  /** Something was found for it and could not be proven: nobody knows that the documents do not state it. */
  unproven?: boolean;
}

/** A claim read once for all statements. */
export interface PreparedClaim {
  id: string;
  text: string;
  language: string;
  facts: Fact[];
  signals: TextSignals;
  /** Folded words, as they stand. */
  words: ReadonlySet<string>;
  /** Forms of all its words. */
  terms: ReadonlySet<string>;
  content: string[];
  /** Its clauses that have a value, each with what it is told by. */
  units: ClaimUnit[];
  /** The claim as a passage of its own. */
  passage: Evidence;
  sources: readonly Evidence[];
  /** Folded words of its sources: their names, headings and quotations. */
  around: ReadonlySet<string>;
  /** How its sources are told: file names, pages. */
  places: string[];
  /** What was asked and is not in the documents. */
  isMissing: boolean;
  isUnproven: boolean;
}

export interface ClaimLanguages {
  /** Of all claims together: one alone is too short to tell. */
  claims: string;
  request: string;
}

export function prepareClaim(
  { id, text, evidence, unproven = false }: DraftClaim,
  languages: ClaimLanguages,
): PreparedClaim {
  const { request: requestLanguage } = languages;
  const [first] = evidence;
  // what is not in the documents is said in the words of the request
  const language = first === undefined && requestLanguage !== "unknown" ? requestLanguage : languages.claims;
  const facts = factsOf(text, language, "evidence");
  const around = evidence.flatMap(({ document, heading = [], quote }) => [document, ...heading, quote]);
  return {
    ...{ id, text, language, facts, sources: evidence },
    signals: readSignals(text, language),
    words: foldedWords(text),
    terms: termsOf(text, language),
    content: contentWords(text, language).map(({ term }) => term),
    units: readClaimUnits(text, { facts, language }),
    passage: {
      ...{
        id,
        documentId: id,
        document: first?.document ?? "",
        position: first?.position ?? {},
        quote: text,
      },
      ...(first?.heading !== undefined && { heading: first.heading }),
      language,
    },
    around: foldedWords(around.join("\n")),
    places: [
      ...new Set(
        evidence.flatMap(({ document, position }) => [
          document,
          printPosition(position, language),
          printPosition(position, requestLanguage),
        ]),
      ),
    ].filter((place) => place !== ""),
    isMissing: evidence.length === 0,
    isUnproven: unproven,
  };
}

export function foldedWords(text: string): Set<string> {
  return new Set(
    segmentWords(text.normalize("NFKC"))
      .flatMap(({ text: word }) => word.split(/['’_-]/u))
      .map(foldWord)
      .filter((word) => word !== ""),
  );
}
