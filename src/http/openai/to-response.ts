import { shortHash } from "../../lib/hash.ts";
import type { CompletedChat } from "./chat-completion.ts";

/** The smallest object that OpenAI's client reads as a response. */
export function toResponse(chat: CompletedChat, { model, created }: { model: string; created: number }) {
  const { content, annotations, usage, refusal, dossier } = chat;
  const id = `resp_${shortHash([content, created, model], 24)}`;
  const cited = annotations.map(({ url_citation: citation }) => ({ type: "url_citation", ...citation }));
  const text = { type: "output_text", text: content, annotations: cited, logprobs: [] };
  return {
    ...{ id, object: "response" as const, created_at: created, model, status: "completed", error: null },
    output: [
      { id: `msg_${id.slice(5)}`, type: "message", role: "assistant", status: "completed", content: [text] },
    ],
    ...{ incomplete_details: null, instructions: null, metadata: {}, parallel_tool_calls: false, tools: [] },
    ...{ tool_choice: "none", temperature: null, top_p: null },
    usage: {
      input_tokens: usage.prompt_tokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: usage.completion_tokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: usage.total_tokens,
    },
    ...(refusal !== null && { refusal }),
    ...(dossier && { dossier }),
  };
}
