import {
  memberOf,
  type ServedAnswer,
  type ServedError,
  toFrame,
  toPieces,
  type WireFormat,
} from "./wire-format.ts";

const stopReasons = { stop: "end_turn", length: "max_tokens", refused: "refusal" } as const;

const errors: Record<ServedError, { type: string; message: string }> = {
  "rate-limit": {
    type: "rate_limit_error",
    message: "This request would exceed your organization's rate limit of 50 requests per minute.",
  },
  quota: {
    type: "invalid_request_error",
    message: "Your credit balance is too low to access the Anthropic API.",
  },
  "server-error": { type: "api_error", message: "Internal server error" },
  unavailable: { type: "api_error", message: "Service unavailable" },
  overloaded: { type: "overloaded_error", message: "Overloaded" },
  "context-overflow": {
    type: "invalid_request_error",
    message: "prompt is too long: 210000 tokens > 200000 maximum",
  },
  "bad-request": { type: "invalid_request_error", message: "wish: Extra inputs are not permitted" },
  unauthorized: { type: "authentication_error", message: "invalid x-api-key" },
};

/** Anthropic's messages. */
export const anthropicFormat: WireFormat = {
  name: "anthropic",
  toJson(answer, request) {
    const content = toContent(answer, request);
    const isToolUse = content.some(({ type }) => type === "tool_use");
    return {
      ...head(request),
      content,
      stop_reason: isToolUse && answer.finish === "stop" ? "tool_use" : stopReasons[answer.finish],
      usage: toUsage(answer, answer.tokensOut),
    };
  },
  toEvents(answer, request) {
    const event = (type: string, data: Record<string, unknown>) => toFrame({ type, ...data }, type);
    const start = { ...head(request), content: [], stop_reason: null, usage: toUsage(answer, 1) };
    const piece = (text: string) =>
      event("content_block_delta", { index: 0, delta: { type: "text_delta", text } });
    return [
      event("message_start", { message: start }),
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
      ...toPieces(answer.text).map(piece),
      event("content_block_stop", { index: 0 }),
      event("message_delta", {
        delta: { stop_reason: stopReasons[answer.finish], stop_sequence: null },
        usage: { output_tokens: answer.tokensOut },
      }),
      event("message_stop", {}),
    ];
  },
  toError: (error) => ({ type: "error", error: errors[error], request_id: "req_loopback" }),
};

function head(request: unknown) {
  return {
    id: "msg_loopback",
    type: "message",
    role: "assistant",
    model: memberOf(request, "model"),
    stop_sequence: null,
  };
}

interface Block {
  type: "text" | "tool_use";
  [member: string]: unknown;
}

/** A client that forces a tool upon the model gets its JSON as that tool's input, as from the real one. */
function toContent(answer: ServedAnswer, request: unknown): Block[] {
  const isForced = ["tool", "any"].includes(String(memberOf(memberOf(request, "tool_choice"), "type")));
  const tools = memberOf(request, "tools");
  const forced = isForced && Array.isArray(tools) ? memberOf(tools[0], "name") : undefined;
  const input = forced === undefined ? undefined : toObject(answer.text);
  if (input !== undefined) return [{ type: "tool_use", id: "toolu_loopback", name: forced, input }];
  return answer.text === "" ? [] : [{ type: "text", text: answer.text }];
}

function toObject(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toUsage(answer: ServedAnswer, tokensOut: number) {
  return {
    input_tokens: answer.tokensIn - answer.tokensCached,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: answer.tokensCached,
    output_tokens: tokensOut,
    output_tokens_details: { thinking_tokens: answer.tokensReasoning },
  };
}
