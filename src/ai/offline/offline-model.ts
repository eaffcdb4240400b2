import { Failure } from "../../model/failure.ts";
import type { Trouble } from "../../model/calls/trouble.ts";
import { AnalysisInput, analyseRequest } from "../../prompts/analyse-request.ts";
import { AnswerInput, answerFromEvidence } from "../../prompts/answer-from-evidence.ts";
import { checkModel } from "../../prompts/check-model.ts";
import { planActions } from "../../prompts/plan-actions.ts";
import { planQuery, PlanQueryInput } from "../../prompts/plan-query.ts";
import { planSearch, PlanSearchInput } from "../../prompts/plan-search.ts";
import { PlanTasksInput, planTasks } from "../../prompts/plan-tasks.ts";
import { processChunk } from "../../prompts/process-chunk.ts";
import { ReviewTaskInput, reviewTask } from "../../prompts/review-task.ts";
import { selectAction, SelectInput } from "../../prompts/select-action.ts";
import { ParametersInput, setParameters } from "../../prompts/set-parameters.ts";
import { writeDocument } from "../../prompts/write-document.ts";
import { ReportInput, writeReport } from "../../prompts/write-report.ts";
import type { Model, ModelRequest } from "../call/model.ts";
import { analyseByRules } from "./plan/analyse-by-rules.ts";
import { answerPart } from "./answer-part.ts";
import { planActionsByRules } from "./plan/plan-actions-by-rules.ts";
import { planQueryByRules } from "./plan/plan-query-by-rules.ts";
import { planSearchByRules } from "./plan/plan-search-by-rules.ts";
import { planTasksByRules } from "./plan/plan-tasks-by-rules.ts";
import { reportFromClaims } from "./report-from-claims.ts";
import { reviewByRules } from "./plan/review-by-rules.ts";
import { selectByRules } from "./plan/select-by-rules.ts";
import { setByRules } from "./plan/set-by-rules.ts";

const bytesPerToken = 4;
const fastAndPlain = { speed: 10, quality: 2, cost: 10 };

const abilities =
  "It understands requests, answers, compares, summarises and extracts from documents, and puts what it found into files.";
const cannotWrite = `The built-in offline model cannot write, rewrite or translate. ${abilities} Configure a language model for the rest.`;

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
      ratings: {
        plan: fastAndPlain,
        dataAnalyse: fastAndPlain,
        dataExtract: fastAndPlain,
        documentGenerate: fastAndPlain,
      },
    },
    async call(request) {
      request.signal.throwIfAborted();
      const found = answerOrDecline(request);
      if (found.kind === "trouble") return found;
      const text = JSON.stringify(found.value);
      const tokensIn = countTokens(request.text.instructions) + countTokens(request.text.data);
      const counts = { tokensIn, tokensOut: countTokens(text), tokensCached: 0, tokensReasoning: 0 };
      return { kind: "answer", text, ...counts, finishReason: "stop" };
    },
  };
}

/** What others may be able to do is declined like a refusal, so that they are waited for where there are any. */
function answerOrDecline(request: ModelRequest): { kind: "value"; value: unknown } | Declined {
  const { prompt, input, text } = request;
  const isWriting = prompt.operation === "documentGenerate" || prompt.operation === "dataExtract";
  if (isWriting && text.data !== prompt.render(input))
    return decline("It cannot go on with a text that was begun.");
  try {
    return { kind: "value", value: answer(request) };
  } catch (error) {
    if (isWriting && error instanceof Failure && error.code === "unsupported") return decline(error.message);
    throw error;
  }
}

type Declined = { kind: "trouble"; trouble: Trouble };

function decline(message: string): Declined {
  return { kind: "trouble", trouble: { kind: "refused", message } };
}

function answer({ prompt, input }: ModelRequest): unknown {
  switch (prompt.name) {
    case analyseRequest.name:
      return analyseByRules(AnalysisInput.parse(input));
    case planTasks.name:
      return planTasksByRules(PlanTasksInput.parse(input));
    case selectAction.name:
      return selectByRules(SelectInput.parse(input));
    case setParameters.name:
      return setByRules(ParametersInput.parse(input));
    case planActions.name:
      return planActionsByRules(SelectInput.parse(input));
    case reviewTask.name:
      return reviewByRules(ReviewTaskInput.parse(input));
    case answerFromEvidence.name:
      return answerPart(AnswerInput.parse(input));
    case planQuery.name:
      return planQueryByRules(PlanQueryInput.parse(input));
    case planSearch.name:
      return planSearchByRules(PlanSearchInput.parse(input));
    case writeReport.name:
      return reportFromClaims(ReportInput.parse(input));
    case checkModel.name:
      return { ok: true };
    case processChunk.name:
    case writeDocument.name:
      throw new Failure("unsupported", cannotWrite);
    default:
      throw new Failure(
        "unsupported",
        `The built-in offline model cannot handle "${prompt.name}". ${abilities}`,
      );
  }
}

function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / bytesPerToken);
}
