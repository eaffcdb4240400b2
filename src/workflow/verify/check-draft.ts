import { detectLanguage } from "../../lib/detect-language.ts";
import { segmentWords } from "../../lib/segment-words.ts";
import type { Evidence, HandOff } from "../../model/grounding.ts";
import { handOffIdOf } from "../../model/hand-off-id.ts";
import { printPosition } from "../../model/print-position.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { citeSections } from "./cite-sections.ts";
import { createScope } from "./create-scope.ts";
import type { Scope } from "./create-scope.ts";
import { draftTexts } from "./draft-texts.ts";
import { findFacts } from "./find-facts.ts";
import { findNames } from "./find-names.ts";

export interface DraftInput {
  /** The creative part of the request that the draft serves. */
  intent: SubIntent;
  document: UnifiedDocument;
  handOffs: readonly HandOff[];
  /** The passages that the claims of the hand-offs cite; others may be among them. */
  evidence: readonly Evidence[];
  /** The person's own words. */
  request: string;
  /** The hand-off id as the draft echoed it. */
  echoed: string | undefined;
  /** Whether the round has documents; if left out, whether there is evidence. */
  hasDocuments?: boolean;
  /** The text of whole documents, for what was made from these and not from claims: no hand-off is needed then. */
  scopeText?: string;
}

export interface CheckedDraft extends Checked {
  /** With its citations, ready to be written; null where it was not accepted. */
  document: UnifiedDocument | null;
  /** What is wrong with it, in words that a next try can use. */
  problems: string[];
}

/** The gate for what was written: nothing passes that its hand-offs, their passages and the person do not say. */
export function checkDraft(input: DraftInput): CheckedDraft {
  const { document, handOffs, evidence, scopeText, echoed } = input;
  const hasDocuments = input.hasDocuments ?? evidence.length > 0;
  if (scopeText !== undefined) return checkFacts(input, [scopeText]);
  if (handOffs.length === 0) {
    if (hasDocuments)
      return reject(input, "draft_without_grounding", [
        "The text rests on documents, but on no checked claim.",
      ]);
    return accept(input, citeSections(document, []), []);
  }
  const expected = handOffIdOf(handOffs);
  if (echoed !== expected)
    return reject(input, "handoff_mismatch", [
      `metadata.handoff_id must be ${expected}, not ${echoed ?? "missing"}.`,
    ]);
  const own = document.sections.flatMap(({ citations = [] }) => citations);
  if (own.length > 0)
    return reject(input, "citation_out_of_scope", [
      `The text must carry no citations of its own: ${[...new Set(own)].slice(0, mostShown).join(", ")}.`,
    ]);
  return checkFacts(input, []);
}

const mostShown = 12;
/** Enough of the sources to tell their language. */
const languageSample = 8_000;

function checkFacts(input: DraftInput, more: readonly string[]): CheckedDraft {
  const { document, handOffs, request } = input;
  const claims = handOffs.flatMap((handOff) => handOff.claims);
  const ids = new Set(claims.flatMap(({ citations }) => citations));
  const cited = input.evidence.filter(({ id }) => ids.has(id));
  const language = languageOf(document);
  const said = [
    ...more,
    ...claims.map(({ text }) => text),
    ...cited.flatMap(({ quote, heading = [], document: name, position }) => {
      return [quote, ...heading, name, printPosition(position, language)];
    }),
  ];
  const scope = createScope([...said, request], language);
  const source = detectLanguage(said.join("\n").slice(0, languageSample));
  const isTranslated = source !== "unknown" && language !== "unknown" && source !== language;
  const found = newFacts(document, { scope, language, isTranslated });
  if (found.length > 0)
    return reject(input, "new_facts_in_draft", [
      `Not in the claims, the cited passages or the request: ${found.slice(0, mostShown).join(", ")}.`,
    ]);
  const withCitations = citeSections(withKnownAuthors(document, scope), handOffs);
  const used = new Set(withCitations.sections.flatMap(({ citations = [] }) => citations));
  return accept(
    input,
    withCitations,
    cited.filter(({ id }) => used.has(id)),
  );
}

interface FactOptions {
  scope: Scope;
  language: string;
  isTranslated: boolean;
}

/** What the draft says that nobody said before, as it stands there, each once. */
function newFacts(document: UnifiedDocument, { scope, language, isTranslated }: FactOptions): string[] {
  const texts = draftTexts(document);
  const own = texts.flatMap(({ text }) => segmentWords(text)).map(({ text }) => text);
  const common = new Set([...scope.common, ...own.filter((word) => /^\p{Ll}/u.test(word))]);
  const found = texts.flatMap((draft) => {
    const whole = draft.kind === "quote" ? [{ kind: "quotation" as const, text: draft.text, keys: [] }] : [];
    const facts = [...whole, ...findFacts(draft.text)].filter((fact) => !scope.holds(fact));
    const names = findNames(draft, { language, common, isTranslated }).filter(
      (name) => !scope.holdsName(name),
    );
    return [...facts.map(({ text }) => text), ...names.map(({ words }) => words.join(" "))];
  });
  return [...new Set(found)];
}

function languageOf({ metadata, sections }: UnifiedDocument): string {
  const [base = ""] = metadata.language.toLowerCase().split("-");
  if (/^[a-z]{2,3}$/.test(base)) return base;
  const { text } = {
    text: draftTexts({ metadata, sections })
      .map((draft) => draft.text)
      .join("\n"),
  };
  return detectLanguage(text);
}

/** An author that nobody named is left out: a model is none. */
function withKnownAuthors(document: UnifiedDocument, scope: Scope): UnifiedDocument {
  const { authors, ...metadata } = document.metadata;
  if (authors === undefined) return document;
  const known = authors.filter((author) =>
    scope.holdsName({ words: segmentWords(author).map(({ text }) => text), needs: "all" }),
  );
  return { ...document, metadata: { ...metadata, ...(known.length > 0 && { authors: known }) } };
}

function accept({ intent }: DraftInput, document: UnifiedDocument, evidence: Evidence[]): CheckedDraft {
  return { intent, decision: "ACCEPT", audited: [], evidence, document, problems: [] };
}

function reject(
  { intent }: DraftInput,
  reason: NonNullable<Checked["reason"]>,
  problems: string[],
): CheckedDraft {
  return { intent, decision: "REJECT", reason, audited: [], evidence: [], document: null, problems };
}
