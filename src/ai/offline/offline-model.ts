import { Failure } from "../../model/failure.ts";
import { AnalysisInput, analyseRequest } from "../../prompts/analyse-request.ts";
import { AnswerInput, answerFromEvidence, toWireAnswer } from "../../prompts/answer-from-evidence.ts";
import { checkModel } from "../../prompts/check-model.ts";
import type { Model, ModelRequest } from "../ai.ts";
import { analyseByRules } from "./analyse-by-rules.ts";
import { answerByQuoting } from "./answer-by-quoting.ts";

const bytesPerToken = 4;
const fastAndPlain = { speed: 10, quality: 2, cost: 10 };

/** The built-in model: no key, no network, no download; it quotes documents or says that they do not hold it. */
export function createOfflineModel(): Model {
  return {
    card: {
      id: "offline",
      provider: "offline",
      modelId: "offline",
      contextLength: 131_072,
      maxTokens: 8192,
      priceIn: 0,
      priceOut: 0,
      capabilities: ["text", "jsonSchema"],
      ratings: { plan: fastAndPlain, dataAnalyse: fastAndPlain },
    },
    async call(request) {
      request.signal.throwIfAborted();
      const text = JSON.stringify(answer(request));
      const tokensIn = countTokens(request.text.instructions) + countTokens(request.text.data);
      const counts = { tokensIn, tokensOut: countTokens(text), tokensCached: 0, tokensReasoning: 0 };
      return { kind: "answer", text, ...counts, finishReason: "stop" };
    },
  };
}

function answer({ prompt, input }: ModelRequest): unknown {
  switch (prompt.name) {
    case analyseRequest.name:
      return analyseByRules(AnalysisInput.parse(input));
    case answerFromEvidence.name:
      return toWireAnswer(answerByQuoting(AnswerInput.parse(input)));
    case checkModel.name:
      return { ok: true };
    default:
      throw new Failure(
        "unsupported",
        `The built-in offline model cannot handle "${prompt.name}". It understands requests and answers from documents, nothing else.`,
      );
  }
}

function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}
