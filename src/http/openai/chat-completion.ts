import type { OwnDossier, StartedRound } from "../../app/own/own-dossier.ts";
import { Failure, isFailureCode } from "../../model/failure.ts";
import type { RoundResult } from "../../model/round-result.ts";
import type { ChatBody, ChatMessage } from "./chat-shapes.ts";
import { followRound } from "./follow-round.ts";
import { rememberConversation } from "./join-round.ts";
import { historyKey } from "./read-chat.ts";
import { dossierMember, writeAnswer } from "./write-answer.ts";
import type { UrlCitation } from "./write-answer.ts";

/** What every chunk and answer of one call has in common. */
export interface ChatHead {
  id: string;
  created: number;
  model: string;
  system_fingerprint: string;
}

export interface CompletedChat {
  content: string;
  annotations: UrlCitation[];
  refusal: string | null;
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
  dossier?: Record<string, unknown>;
}

export interface ChatRound {
  dossier: OwnDossier;
  started: StartedRound;
  /** All messages of the call, to find the conversation again. */
  said: readonly ChatMessage[];
  base: string;
  signal: AbortSignal;
}

/** Progress lines while it works, and at last the whole answer. */
export async function* runChat(round: ChatRound): AsyncGenerator<{ line: string } | { chat: CompletedChat }> {
  const { dossier, started, said, base, signal } = round;
  for await (const news of followRound(dossier, started, { base, signal })) {
    if (news.kind === "progress") {
      yield { line: news.line };
      continue;
    }
    const chat = news.kind === "waiting" ? plainChat(news.text) : toChat(news.result, base);
    const answer: ChatMessage = { role: "assistant", content: chat.content };
    await rememberConversation(historyKey([...said, answer]), started.workflowId, dossier);
    return yield { chat };
  }
  throw new Failure("stopped", "The round broke off before it had an answer.");
}

/** Something said by rule, without a round. */
export function plainChat(content: string): CompletedChat {
  const usage = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
  return { content, annotations: [], refusal: null, usage };
}

/** What went wrong is an error in the client's own shape; a refusal is an answer. */
function toChat(result: RoundResult, base: string): CompletedChat {
  const { status, reason, message, usage } = result;
  if (status === "FAILED" || status === "STOPPED") {
    const code =
      reason !== undefined && isFailureCode(reason) ? reason : status === "STOPPED" ? "stopped" : "model";
    throw new Failure(code, message.text);
  }
  const { content, annotations, refusal } = writeAnswer(result, base);
  const { tokensIn, tokensOut } = usage;
  return {
    ...{ content, annotations, refusal, dossier: dossierMember(result) },
    usage: { prompt_tokens: tokensIn, completion_tokens: tokensOut, total_tokens: tokensIn + tokensOut },
  };
}

/** The answer of a call that does not stream. */
export function toCompletion(
  head: ChatHead,
  { content, annotations, refusal, usage, dossier }: CompletedChat,
) {
  return {
    ...head,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        message: { role: "assistant", content, refusal, annotations },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    usage,
    ...(dossier && { dossier }),
  };
}

const pieceLetters = 400;

/** The chunks of a call that streams; nothing but chunks goes into data. */
export async function* toChunks(
  head: ChatHead,
  turns: AsyncIterable<{ line: string } | { chat: CompletedChat }>,
  { stream_options: options }: Pick<ChatBody, "stream_options">,
): AsyncGenerator<Record<string, unknown>> {
  const wantsUsage = options?.include_usage === true;
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(wantsUsage && { usage: null }),
  });
  yield chunk({ role: "assistant", content: "" });
  for await (const turn of turns) {
    if ("line" in turn) {
      yield chunk({ reasoning_content: `${turn.line}\n` });
      continue;
    }
    const { content, annotations, refusal, usage, dossier } = turn.chat;
    for (const piece of pieces(content)) yield chunk({ content: piece });
    if (refusal !== null) yield chunk({ refusal });
    if (annotations.length > 0) yield chunk({ annotations });
    yield { ...chunk({}, "stop"), ...(dossier && { dossier }) };
    if (wantsUsage) yield { ...head, object: "chat.completion.chunk", choices: [], usage };
  }
}

/** Line by line, long lines in pieces, so that a reader sees it come. */
function* pieces(text: string): Generator<string> {
  for (const line of text.split(/(?<=\n)/)) {
    const letters = Array.from(line);
    for (let at = 0; at < letters.length; at += pieceLetters)
      yield letters.slice(at, at + pieceLetters).join("");
  }
}
