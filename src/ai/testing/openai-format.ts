import {
  memberOf,
  type ServedAnswer,
  type ServedError,
  toFrame,
  toPieces,
  type WireFormat,
} from "./wire-format.ts";

const finishReasons = { stop: "stop", length: "length", refused: "content_filter" } as const;

const errors: Record<ServedError, { message: string; type: string; code: string | null }> = {
  "rate-limit": {
    message: "Rate limit reached for requests per min (RPM): Limit 3, Used 3, Requested 1.",
    type: "requests",
    code: "rate_limit_exceeded",
  },
  quota: {
    message: "You exceeded your current quota, please check your plan and billing details.",
    type: "insufficient_quota",
    code: "insufficient_quota",
  },
  "server-error": {
    message: "The server had an error while processing your request. Sorry about that!",
    type: "server_error",
    code: null,
  },
  unavailable: {
    message: "The engine is currently overloaded, please try again later.",
    type: "server_error",
    code: null,
  },
  overloaded: { message: "Overloaded", type: "overloaded_error", code: null },
  "context-overflow": {
    message:
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens. Please reduce the length of the messages.",
    type: "invalid_request_error",
    code: "context_length_exceeded",
  },
  "bad-request": {
    message: "Unrecognized request argument supplied: wish",
    type: "invalid_request_error",
    code: null,
  },
  unauthorized: {
    message: "Incorrect API key provided. You can find your API key in your account.",
    type: "invalid_request_error",
    code: "invalid_api_key",
  },
};

/** OpenAI's chat completions, which Mistral, Ollama, vLLM, llama.cpp and LM Studio speak as well. */
export const openaiFormat: WireFormat = {
  name: "openai",
  toJson(answer, request) {
    return {
      ...head(request, "chat.completion"),
      choices: [
        {
          index: 0,
          message: { role: "assistant", content: answer.text, refusal: null },
          logprobs: null,
          finish_reason: finishReasons[answer.finish],
        },
      ],
      usage: toUsage(answer),
    };
  },
  toEvents(answer, request) {
    const start = head(request, "chat.completion.chunk");
    const chunk = (delta: Record<string, string>, finish: string | null = null) =>
      toFrame({ ...start, choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] });
    const wantsUsage = memberOf(memberOf(request, "stream_options"), "include_usage") === true;
    return [
      chunk({ role: "assistant", content: "" }),
      ...toPieces(answer.text).map((content) => chunk({ content })),
      chunk({}, finishReasons[answer.finish]),
      ...(wantsUsage ? [toFrame({ ...start, choices: [], usage: toUsage(answer) })] : []),
      toFrame("[DONE]"),
    ];
  },
  toError: (error) => ({ error: { ...errors[error], param: null } }),
};

function head(request: unknown, object: string) {
  return { id: "chatcmpl-loopback", object, created: 1_700_000_000, model: memberOf(request, "model") };
}

function toUsage(answer: ServedAnswer) {
  return {
    prompt_tokens: answer.tokensIn,
    completion_tokens: answer.tokensOut,
    total_tokens: answer.tokensIn + answer.tokensOut,
    prompt_tokens_details: { cached_tokens: answer.tokensCached },
    completion_tokens_details: { reasoning_tokens: answer.tokensReasoning },
  };
}
