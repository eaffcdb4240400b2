import { createTermReader } from "../../lib/create-term-reader.ts";
import { detectLanguage } from "../../lib/detect-language.ts";
import { refusalToken, type GroundedAnswer } from "../../model/grounding.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";
import { asksToWrite } from "./asks-to-write.ts";
import { compareDocuments } from "./compare-documents.ts";
import { lookUp } from "./look-up.ts";
import { pickPassages } from "./pick-passages.ts";
import { readCandidates } from "./read-candidates.ts";
import { readQuestion } from "./read-question.ts";
import { namesNoTopic, surveyPassages } from "./survey-passages.ts";

export interface Quoted {
  claim: string;
  citations: string[];
}

/** Answers with sentences and rows of the evidence, word for word, or refuses. */
export function answerByQuoting({ intent, language, evidence }: AnswerInput): GroundedAnswer {
  const known = language === "unknown" ? detectLanguage(intent.text) : language;
  const reader = createTermReader(known === "unknown" ? "en" : known);
  const question = readQuestion(intent.text, reader);
  const candidates = readCandidates(evidence, reader);
  const claims = quote();
  return claims.length === 0 ? refusalToken : { claims };

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
        return lookUp(question, candidates);
    }
  }
}
