import { APICallError } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import { classifyError } from "./classify-error.ts";

function callError(statusCode: number, body: unknown): APICallError {
  const responseBody = typeof body === "string" ? body : JSON.stringify(body);
  const rest = { url: "https://api.example/v1", requestBodyValues: {} };
  return new APICallError({ message: "Bad Request", statusCode, responseBody, ...rest });
}
const openai = (message: string, type: string, code: string | null = null) => ({
  error: { message, type, param: null, code },
});
const anthropic = (type: string, message: string) => ({ type: "error", error: { type, message } });
const google = (code: number, status: string, message: string) => ({ error: { code, message, status } });
const mistral = (message: string, type: string, code: string) => ({
  object: "error",
  message,
  type,
  param: null,
  code,
});

test.each([
  [
    429,
    "rate-limit",
    openai(
      "Rate limit reached for gpt-4o in organization org-x on requests per min (RPM): Limit 3, Used 3, Requested 1. Please try again in 20s.",
      "requests",
      "rate_limit_exceeded",
    ),
  ],
  [
    429,
    "rate-limit",
    openai(
      "You exceeded your current quota, please check your plan and billing details.",
      "insufficient_quota",
      "insufficient_quota",
    ),
  ],
  [
    429,
    "rate-limit",
    anthropic(
      "rate_limit_error",
      "This request would exceed your organization's rate limit of 40,000 input tokens per minute.",
    ),
  ],
  [
    400,
    "rate-limit",
    anthropic(
      "invalid_request_error",
      "Your credit balance is too low to access the Anthropic API. Please go to Plans & Billing.",
    ),
  ],
  [402, "rate-limit", openai("Insufficient Balance", "unknown_error", "invalid_request_error")],
  [429, "rate-limit", google(429, "RESOURCE_EXHAUSTED", "Resource has been exhausted (e.g. check quota).")],
  [429, "rate-limit", { message: "Requests rate limit exceeded" }],
  [
    429,
    "rate-limit",
    mistral("Service tier capacity exceeded for this model.", "service_tier_capacity_exceeded", "3505"),
  ],
  [
    429,
    "context-overflow",
    openai(
      "Request too large for gpt-4o in organization org-x on tokens per min (TPM): Limit 30000, Requested 45000.",
      "tokens",
      "rate_limit_exceeded",
    ),
  ],
  [529, "overload", anthropic("overloaded_error", "Overloaded")],
  [500, "overload", anthropic("overloaded_error", "Overloaded")],
  [503, "overload", openai("That model is currently overloaded with other requests.", "server_error")],
  [503, "overload", google(503, "UNAVAILABLE", "The model is overloaded. Please try again later.")],
  [503, "overload", { error: { code: 503, message: "Loading model", type: "unavailable_error" } }],
  [
    500,
    "server",
    openai("The server had an error while processing your request. Sorry about that!", "server_error"),
  ],
  [500, "server", google(500, "INTERNAL", "An internal error has occurred.")],
  [502, "server", "<html><head><title>502 Bad Gateway</title></head></html>"],
  [504, "server", google(504, "DEADLINE_EXCEEDED", "Deadline expired before operation could complete.")],
  [408, "timeout", ""],
  [
    401,
    "authentication",
    openai("Incorrect API key provided: sk-proj-****abcd.", "invalid_request_error", "invalid_api_key"),
  ],
  [401, "authentication", anthropic("authentication_error", "invalid x-api-key")],
  [400, "authentication", google(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.")],
  [401, "authentication", { message: "Unauthorized", request_id: "8d2e" }],
  [
    403,
    "authentication",
    anthropic("permission_error", "Your API key does not have permission to use the specified resource."),
  ],
  [
    404,
    "authentication",
    openai(
      "The model `gpt-9` does not exist or you do not have access to it.",
      "invalid_request_error",
      "model_not_found",
    ),
  ],
  [404, "authentication", anthropic("not_found_error", "model: claude-9")],
  [404, "authentication", google(404, "NOT_FOUND", "models/gemini-9 is not found for API version v1beta.")],
  [404, "authentication", openai('model "llama9" not found, try pulling it first', "api_error")],
  [400, "authentication", mistral("Invalid model: mistral-9", "invalid_model", "1500")],
  [
    400,
    "context-overflow",
    openai(
      "This model's maximum context length is 8192 tokens. However, your messages resulted in 9001 tokens.",
      "invalid_request_error",
      "context_length_exceeded",
    ),
  ],
  [
    400,
    "context-overflow",
    openai(
      "Your input exceeds the context window of this model. Please adjust your input and try again.",
      "invalid_request_error",
      "context_length_exceeded",
    ),
  ],
  [
    400,
    "context-overflow",
    openai(
      "Invalid 'messages[1].content': string too long. Expected a string with maximum length 1048576.",
      "invalid_request_error",
      "string_above_max_length",
    ),
  ],
  [
    400,
    "context-overflow",
    anthropic("invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum"),
  ],
  [
    400,
    "context-overflow",
    anthropic(
      "invalid_request_error",
      "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000, decrease input length or `max_tokens` and try again",
    ),
  ],
  [413, "context-overflow", anthropic("request_too_large", "Request exceeds the maximum size")],
  [
    400,
    "context-overflow",
    google(
      400,
      "INVALID_ARGUMENT",
      "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
    ),
  ],
  [
    400,
    "context-overflow",
    mistral(
      "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length",
      "invalid_request_prompt",
      "3051",
    ),
  ],
  [
    400,
    "context-overflow",
    {
      error: {
        code: 400,
        message: "the request exceeds the available context size, try increasing it",
        type: "exceed_context_size_error",
        n_prompt_tokens: 9000,
        n_ctx: 4096,
      },
    },
  ],
  [
    500,
    "context-overflow",
    { error: { code: 500, message: "Context size has been exceeded.", type: "server_error" } },
  ],
  [
    400,
    "context-overflow",
    {
      object: "error",
      message:
        "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens. Please reduce the length of the messages or completion.",
      type: "BadRequestError",
      code: 400,
    },
  ],
  [
    400,
    "context-overflow",
    {
      object: "error",
      message: "The decoder prompt (length 5000) is longer than the maximum model length of 4096.",
      type: "BadRequestError",
      code: 400,
    },
  ],
  [400, "context-overflow", openai("input length exceeds maximum context length", "invalid_request_error")],
  [
    400,
    "context-overflow",
    {
      error:
        "Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens.",
    },
  ],
  [
    422,
    "context-overflow",
    {
      error:
        "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 4000 `inputs` tokens",
      error_type: "validation",
    },
  ],
  [
    400,
    "refused",
    openai(
      "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      "invalid_request_error",
      "content_filter",
    ),
  ],
  [
    400,
    "refused",
    openai(
      "Your request was rejected as a result of our safety system.",
      "image_generation_user_error",
      "content_policy_violation",
    ),
  ],
  [
    400,
    "refused",
    openai(
      "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
      "invalid_request_error",
      "invalid_prompt",
    ),
  ],
  [400, "refused", anthropic("invalid_request_error", "Output blocked by content filtering policy")],
  [
    403,
    "refused",
    {
      error: {
        code: 403,
        message: "Your chosen model requires moderation and your input was flagged for violence",
      },
    },
  ],
  [
    400,
    "bad-request",
    openai(
      "Invalid schema for response_format 'x': 'required' is required to be supplied.",
      "invalid_request_error",
    ),
  ],
  [
    400,
    "bad-request",
    openai(
      "max_tokens is too large: 100000. This model supports at most 16384 completion tokens.",
      "invalid_request_error",
      "invalid_value",
    ),
  ],
  [
    400,
    "bad-request",
    openai("Unsupported parameter: 'temperature' is not supported with this model.", "invalid_request_error"),
  ],
  [404, "bad-request", "404 page not found"],
  [422, "bad-request", { detail: [{ loc: ["body", "messages"], msg: "Field required", type: "missing" }] }],
  [200, "rate-limit", { error: { code: 429, message: "Provider returned error" } }],
] as const)("%i %s: %j", (status, kind, body) => {
  expect(classifyError(callError(status, body)).kind).toBe(kind);
});
