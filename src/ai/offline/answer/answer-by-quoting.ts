import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { refusalToken } from "../../../model/grounding.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { statesNothing } from "../write/read-statements.ts";
import { readSentenceLimit } from "../plan/find-wishes.ts";
import { asksToWrite } from "../plan/asks-to-write.ts";
import { compareThings } from "./compare/compare-things.ts";
import { compareDocuments } from "./compare/compare-documents.ts";
import { findAnswers } from "./look-up/find-answers.ts";
import { pickPassages } from "./pick-passages.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import type { Quoted } from "./quoted.ts";
import { readCandidates } from "./read-candidates.ts";
import { readQuestion } from "./read-question.ts";
import { namesNoTopic, surveyPassages } from "./survey-passages.ts";

const usualPassages = 5;

/** The answer as it goes over the wire; the refusal where nothing was found. */
export interface QuotedAnswer {
  claims: (Quoted | ComputedClaim)[];
  refusal: typeof refusalToken | null;
}

/** Answers with sentences and rows of the evidence, word for word, or refuses. */
export function answerByQuoting({ intent, language, evidence }: AnswerInput): QuotedAnswer {
  const known = language === "unknown" ? detectLanguage(intent.text) : language;
  const spoken = known === "unknown" ? "en" : known;
  const role = intent.role === "LOOKUP" && asksToWrite(intent.text) ? "SUMMARIZE" : intent.role;
  const claims = quote();
  return { claims, refusal: claims.length === 0 ? refusalToken : null };

  function quote(): (Quoted | ComputedClaim)[] {
    if (role !== "COMPARE" && role !== "SUMMARIZE" && role !== "EXTRACT")
      return findAnswers({ text: intent.text, language: spoken }, evidence);
    const reader = createTermReader(spoken);
    const question = readQuestion(intent.text, reader);
    const candidates = readCandidates(evidence, reader);
    switch (role) {
      case "COMPARE":
        return compareThings(intent.text, candidates, evidence) ?? compareDocuments(question, candidates);
      case "SUMMARIZE":
        if (namesNoTopic(question, candidates)) return surveyPassages(question, candidates);
        return pickPassages(
          question,
          candidates.filter(({ sentence }) => sentence.kind === "row" || !statesNothing(sentence.text)),
          { most: readSentenceLimit(intent.text) ?? usualPassages, by: "passage" },
        );
      case "EXTRACT":
        return pickPassages(question, candidates, { most: 12, by: "sentence" });
    }
  }
}
