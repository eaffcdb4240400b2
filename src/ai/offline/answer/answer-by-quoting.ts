import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { refusalToken } from "../../../model/grounding.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { asksToWrite } from "../plan/asks-to-write.ts";
import { compareDocuments } from "./compare-documents.ts";
import { lookUp } from "./look-up.ts";
import { nearestPassages } from "./nearest-passages.ts";
import { pickPassages } from "./pick-passages.ts";
import type { Quoted } from "./quoted.ts";
import { readCandidates } from "./read-candidates.ts";
import { readQuestion } from "./read-question.ts";
import { namesNoTopic, surveyPassages } from "./survey-passages.ts";
import { answerByPlan } from "../tables/answer-by-plan.ts";
import type { PlannedAnswer } from "../tables/answer-by-plan.ts";

/** The answer as it goes over the wire; the refusal where nothing was found. */
export interface QuotedAnswer {
  claims: Quoted[];
  refusal: typeof refusalToken | null;
}

/** Computed where the question asks for it and the tables allow it, else quoted. */
export function answerByRules(input: AnswerInput): QuotedAnswer | PlannedAnswer {
  return answerByPlan(input) ?? answerByQuoting(input);
}

/** Answers with sentences and rows of the evidence, word for word, or refuses. */
export function answerByQuoting({ intent, language, evidence }: AnswerInput): QuotedAnswer {
  const known = language === "unknown" ? detectLanguage(intent.text) : language;
  const reader = createTermReader(known === "unknown" ? "en" : known);
  const question = readQuestion(intent.text, reader);
  const candidates = readCandidates(evidence, reader);
  const claims = quote();
  return { claims, refusal: claims.length === 0 ? refusalToken : null };

  function quote(): Quoted[] {
    switch (intent.role === "LOOKUP" && asksToWrite(intent.text) ? "SUMMARIZE" : intent.role) {
      case "COMPARE":
        return compareDocuments(question, candidates);
      case "SUMMARIZE":
        if (namesNoTopic(question, candidates)) return surveyPassages(question, candidates);
        return pickPassages(question, candidates, { most: 5, by: "passage" });
      case "EXTRACT":
        return pickPassages(question, candidates, { most: 12, by: "sentence" });
      case "LOOKUP":
      case "DRAFT":
      case "REWRITE":
      case "TRANSLATE":
        return lookUp(question, readCandidates(nearestPassages(intent.text, evidence, reader), reader));
    }
  }
}
