import { backReferences } from "../../../lexicon/back-references.ts";
import { alikeThings } from "../../../lexicon/requests/compare-words.ts";
import { createTermReader, type TermReader } from "../../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnalysedPart, DataType } from "../../../model/intent.ts";
import type { AnalysisAnswer, AnalysisInput } from "../../../prompts/analyse-request.ts";
import { readComparisons } from "../answer/compare/read-sides.ts";
import { asksForSeveral } from "../answer/asks-for-several.ts";
import { answerSmallTalk } from "../talk/answer-small-talk.ts";
import { answerVague } from "../talk/answer-vague.ts";
import { isLoose } from "../answer/compare/find-compared.ts";
import { findConversion } from "./find-conversion.ts";
import { findDeliverables } from "./find-deliverables.ts";
import { askAgain, findFollowUp } from "./follow-up/find-follow-up.ts";
import { putBoth } from "./follow-up/put-both.ts";
import { findFormats } from "./find-formats.ts";
import { findParts, listsThings } from "./find-parts.ts";
import { findWishes } from "./find-wishes.ts";

const asksForAnalysis =
  /(?<!\p{L})(compare|comparison|analy[sz]e|analysis|evaluate|assess|vergleich\p{L}*|analysier\p{L}*|bewerte|compar\p{L}*|analys\p{L}*|évalue|confront\p{L}*|analizz\p{L}*|valuta|analiz\p{L}*|evalúa)(?!\p{L})/iu;
const asksForWeb =
  /(?<!\p{L})(search the web|on the internet|online research|web research|google|im internet|im web|sur internet|sur le web|su internet|sul web|en internet|en la web)(?!\p{L})/iu;
const asksForNumbers =
  /(?<!\p{L})(how many|how much|numbers?|figures|amounts?|prices?|costs?|total|wie ?viele?|zahlen|beträge|preise?|kosten|summe|combien|chiffres|montants?|prix|quant[oiae]|numeri|importi|prezz[oi]|cu[aá]nt[oa]s?|cifras|precios?)(?!\p{L})/iu;
const asksForCode =
  /(?<!\p{L})(code|function|script|program|programm|funktion|fonction|funzione|función)(?!\p{L})|```/iu;
const rules =
  /(?<!\p{L})(must|only|never|do not|don['’]t|at most|at least|with citations|muss|nur|nie|niemals|nicht|höchstens|mindestens|mit quellen|doit|seulement|jamais|uniquement|deve|solo|soltanto|mai|debe|sólo|nunca|solamente)(?!\p{L})/iu;
const pointsBack = new RegExp(`(?<!\\p{L})(?:${backReferences.join("|")})(?!\\p{L})`, "iu");
/** A block that was moved out of the message into a document. */
const pasted = /\[[^\][\n]{1,80}\.[a-z0-9]{2,5}\]/iu;
/** The longest core that still reads as one paragraph. */
const longestIntent = 1200;

/** An honest analysis without a model: what can be read off the words, and nothing made up. */
export function analyseByRules(input: AnalysisInput): AnalysisAnswer {
  const { message, documents, earlier = "" } = input;
  const detectedLanguage =
    input.detectedLanguage === "unknown" ? languageBefore(earlier) : input.detectedLanguage;
  const text = message.trim();
  const reader = createTermReader(detectedLanguage);
  const sentences = splitSentences(text);
  const again = findAgain(text, earlier, detectedLanguage);
  const names = documents.map(({ fileName }) => fileName);
  const conversion = again.length > 0 ? undefined : findConversion(text, names);
  const formats = isDeclined(again, text) ? [] : (conversion?.formats ?? findFormats(text));
  const wantsAnalysis = asksForAnalysis.test(text);
  const deliverables = findDeliverables(text, detectedLanguage);
  const hasDocuments = documents.length > 0 || pasted.test(text);
  const vague = earlier === "" ? answerVague(text, hasDocuments) : undefined;
  const talk =
    vague ?? (!hasDocuments || earlier !== "" ? answerSmallTalk(text, detectedLanguage) : undefined);
  const followUp = again.length > 0 ? again : findFollowUp(text, earlier, detectedLanguage);
  const parts =
    hasDocuments && talk === undefined
      ? followUp.length > 0
        ? followUp
        : partsOf(text, detectedLanguage, documents.length)
      : [];
  const several = conversion === undefined && (asksForSeveral(text, detectedLanguage) || listsThings(text));
  const core = toCore(text);
  return {
    detectedLanguage,
    normalizedRequest: text,
    intent: core,
    // "as Excel, please" says nothing of what is wanted: the question before does
    primaryGoal: again[0]?.text ?? sentences[0]?.text ?? core,
    dataType: toDataType(text, { wantsAnalysis, wantsFile: formats.length > 0 }),
    expectedFormats: formats,
    qualityRequirements: { accuracyThreshold: 0.8, completenessThreshold: 0.8 },
    successCriteria: findWishes(text),
    complexity: !hasDocuments || talk !== undefined ? "simple" : several ? "complex" : "moderate",
    requiresDocuments: hasDocuments && talk === undefined,
    requiresWebResearch: asksForWeb.test(text),
    requiresAnalysis: wantsAnalysis,
    expectedOutputType:
      formats.length > 0 || deliverables.some((kind) => kind !== "table" && kind !== "summary")
        ? "document"
        : wantsAnalysis
          ? "analysis"
          : "answer",
    topics: [...new Set(reader.content(core).map((word) => word.text.toLowerCase()))].slice(0, 8),
    constraints: sentences.map((sentence) => sentence.text).filter((sentence) => rules.test(sentence)),
    contextItems: [],
    parts: conversion === undefined ? parts : [{ role: "REWRITE", text, points: [], constraints: formats }],
    ...(talk !== undefined && { answer: talk }),
    buildsOn: pointsBack.test(text) || followUp.length > 0 ? newestRound(earlier) : [],
    documentReferences: documents.map(({ reference, fileName }) => ({
      reference,
      purpose: "source",
      relevance: readRelevance(fileName, text, reader),
    })),
  };
}

/** Two things of one document stand side by side: they are told whole, and not point by point. */
function partsOf(text: string, language: string, count: number): AnalysedPart[] {
  const isOneList =
    count === 1 && (alikeThings.test(text) || readComparisons(text).length > 0 || isLoose(text));
  return findParts(text, language).filter(({ role }) => role !== "COMPARE" || !isOneList);
}

/** What earlier rounds were asked, where it is to be put in another form. */
function findAgain(text: string, earlier: string, language: string): AnalysedPart[] {
  const both = putBoth(text, earlier, language);
  return both.length > 0 ? both : askAgain(text, earlier, language);
}

/** Of what is declined there is no file: in another format there would be only the documents. */
function isDeclined([first]: readonly AnalysedPart[], text: string): boolean {
  return first?.role === "REWRITE" && first.text === text;
}

/** A few words seldom tell their language; a conversation mostly stays in one. */
function languageBefore(earlier: string): string {
  return detectLanguage(/^round \d+, asked: (.+)$/mu.exec(earlier)?.[1] ?? "");
}

/** The rounds are told newest first. */
function newestRound(earlier: string): number[] {
  const number = /^round (\d+), /mu.exec(earlier)?.[1];
  return number === undefined ? [] : [Number(number)];
}

function toDataType(
  text: string,
  { wantsAnalysis, wantsFile }: { wantsAnalysis: boolean; wantsFile: boolean },
): DataType {
  if (asksForCode.test(text)) return "code";
  if (wantsAnalysis) return "analysis";
  if (asksForNumbers.test(text)) return "numbers";
  return wantsFile ? "documents" : "text";
}

/** The first paragraph that is more than a greeting; all of the message where it is short. */
function toCore(text: string): string {
  if (text.length <= longestIntent) return text.replaceAll(/\s+/gu, " ");
  const paragraphs = text.split(/\n\s*\n/u).map((paragraph) => paragraph.replaceAll(/\s+/gu, " ").trim());
  const core = paragraphs.find((paragraph) => paragraph.split(" ").length > 4) ?? paragraphs[0] ?? "";
  return core.slice(0, longestIntent);
}

/** Named outright counts fully, shared words in part; an attached file is never quite beside the point. */
function readRelevance(fileName: string, message: string, reader: TermReader): number {
  if (message.toLowerCase().includes(fileName.toLowerCase())) return 1;
  const names = reader.content(fileName.replace(/\.[^.]+$/u, "").replaceAll(/[._-]+/gu, " "));
  const asked = reader.content(message).map(({ term }) => term);
  const shared = names.filter(({ term }) => asked.some((other) => matchTerms(term, other) > 0));
  const share = names.length === 0 ? 0 : shared.length / names.length;
  return Math.round((0.5 + 0.5 * share) * 100) / 100;
}
