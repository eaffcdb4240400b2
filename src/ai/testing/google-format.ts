import {
  errorStatuses,
  type ServedAnswer,
  type ServedError,
  toFrame,
  toPieces,
  type WireFormat,
} from "./wire-format.ts";

const errors: Record<ServedError, { status: string; message: string; details?: unknown[] }> = {
  "rate-limit": { status: "RESOURCE_EXHAUSTED", message: "Resource has been exhausted (e.g. check quota)." },
  quota: {
    status: "RESOURCE_EXHAUSTED",
    message: "You exceeded your current quota, please check your plan and billing details.",
  },
  "server-error": { status: "INTERNAL", message: "An internal error has occurred." },
  unavailable: { status: "UNAVAILABLE", message: "The model is overloaded. Please try again later." },
  overloaded: { status: "UNAVAILABLE", message: "The model is overloaded. Please try again later." },
  "context-overflow": {
    status: "INVALID_ARGUMENT",
    message: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
  },
  "bad-request": {
    status: "INVALID_ARGUMENT",
    message: 'Invalid JSON payload received. Unknown name "wish"',
  },
  unauthorized: { status: "UNAUTHENTICATED", message: "API key not valid. Please pass a valid API key." },
};

/** Google's generateContent. */
export const googleFormat: WireFormat = {
  name: "google",
  toJson: (answer) =>
    answer.finish === "refused"
      ? { promptFeedback: { blockReason: "SAFETY" }, usageMetadata: toUsage(answer) }
      : toChunk(answer, answer.text, true),
  toEvents(answer) {
    const pieces = toPieces(answer.text);
    return pieces.map((piece, index) => toFrame(toChunk(answer, piece, index === pieces.length - 1)));
  },
  toError: (error) => ({ error: { code: errorStatuses[error], ...errors[error] } }),
};

function toChunk(answer: ServedAnswer, text: string, isLast: boolean) {
  const finishReason = answer.finish === "length" ? "MAX_TOKENS" : "STOP";
  const content = { role: "model", parts: [{ text }] };
  return {
    candidates: [{ index: 0, content, ...(isLast ? { finishReason } : {}) }],
    usageMetadata: toUsage(answer),
  };
}

function toUsage(answer: ServedAnswer) {
  return {
    promptTokenCount: answer.tokensIn,
    candidatesTokenCount: answer.tokensOut - answer.tokensReasoning,
    thoughtsTokenCount: answer.tokensReasoning,
    cachedContentTokenCount: answer.tokensCached,
    totalTokenCount: answer.tokensIn + answer.tokensOut,
  };
}
