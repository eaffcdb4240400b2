import { z } from "zod";
import { shortHash } from "../../lib/hash.ts";
import { Failure } from "../../model/failure.ts";
import { defineRoute } from "../define-route.ts";
import type { RouteCall } from "../define-route.ts";
import { answerChore } from "./answer-chores.ts";
import { plainChat, runChat, toChunks, toCompletion } from "./chat-completion.ts";
import type { CompletedChat } from "./chat-completion.ts";
import { ChatBody, OpenAiModel, ResponsesBody } from "./chat-shapes.ts";
import type { ChatMessage } from "./chat-shapes.ts";
import { joinRound } from "./join-round.ts";
import { readChat, readModelName, textOf } from "./read-chat.ts";
import { streamChunks } from "./stream-chunks.ts";
import { toResponse } from "./to-response.ts";

const tag = "OpenAI-compatible";

const getModels = defineRoute({
  name: "openAiModels",
  method: "GET",
  path: "/v1/models",
  tag,
  summary: "The models that a chat client can choose",
  scope: "read",
  answers: { 200: z.object({ object: z.literal("list"), data: z.array(OpenAiModel) }) },
  async handler({ services }) {
    const { listModels } = await import("../../app/list-models.ts");
    const usable = (await listModels(services.config)).filter((model) => model.usable);
    const ids = ["dossier", "dossier-actionplan", ...usable.map(({ id }) => `dossier/${id}`)];
    const data = ids.map((id) => ({ id, object: "model", created: 1_767_225_600, owned_by: "dossier" }));
    return { status: 200, body: { object: "list", data } };
  },
});

const ChatAnswerShape = z.looseObject({ id: z.string(), object: z.string(), choices: z.array(z.unknown()) });

const completeChat = defineRoute({
  name: "completeChat",
  method: "POST",
  path: "/v1/chat/completions",
  tag,
  summary: "A chat whose answers are proven from the documents that come along",
  scope: "run",
  body: ChatBody,
  answers: { 200: ChatAnswerShape },
  async handler(context) {
    const { body, services, dossier, signal } = context;
    if ((body.n ?? 1) !== 1) throw new Failure("invalid", "Only one answer is given: n has to be 1.");
    const turns = await beginChat(body, context);
    const now = services.clock.now();
    const head = {
      id: `chatcmpl-${shortHash([dossier.caller.userId, body.messages, now], 24)}`,
      created: Math.floor(now / 1_000),
      model: body.model,
      system_fingerprint: `dossier-${services.version}`,
    };
    if (body.stream === true) return streamChunks(toChunks(head, turns, body), services.closing);
    return { status: 200, body: toCompletion(head, await lastOf(turns, signal)) };
  },
});

type Turns = AsyncIterable<{ line: string } | { chat: CompletedChat }>;

type ChatContext = RouteCall & { dossier: Parameters<typeof runChat>[0]["dossier"] };

/** Everything that can be wrong with the call is said before the first chunk. */
async function beginChat(body: Pick<ChatBody, "model" | "messages">, context: ChatContext): Promise<Turns> {
  const { services, dossier, incoming, signal } = context;
  const { config, clock } = services;
  const wishes = await readModelName(body.model, config);
  const chat = readChat(body.messages);
  const chore = answerChore(chat.prompt);
  if (chore !== undefined) return only(plainChat(chore));
  const started = await joinRound(chat, wishes, { dossier, now: () => clock.now(), signal });
  const base = (config.publicUrl ?? `http://${incoming.headers.host ?? "localhost"}`).replace(/\/$/, "");
  return runChat({ dossier, started, said: [...chat.before, chat.last], base, signal });
}

async function* only(chat: CompletedChat): AsyncGenerator<{ chat: CompletedChat }> {
  yield { chat };
}

async function lastOf(turns: Turns, signal: AbortSignal): Promise<CompletedChat> {
  for await (const turn of turns) if ("chat" in turn) return turn.chat;
  signal.throwIfAborted();
  throw new Failure("internal", "The chat ended without an answer.");
}

const ResponseShape = z.looseObject({
  id: z.string(),
  object: z.literal("response"),
  output: z.array(z.unknown()),
});

const createResponse = defineRoute({
  name: "createResponse",
  method: "POST",
  path: "/v1/responses",
  tag,
  summary: "The same as one response object; it does not stream",
  scope: "run",
  body: ResponsesBody,
  answers: { 200: ResponseShape },
  async handler(context) {
    const { body, services, signal, dossier } = context;
    if (body.stream === true)
      throw new Failure(
        "unsupported",
        "Responses are not streamed here. Use /v1/chat/completions with stream: true.",
      );
    const { input, previous_response_id: previous } = body;
    const given: ChatMessage[] = typeof input === "string" ? [{ role: "user", content: input }] : input;
    const before = previous === undefined || previous === null ? [] : await earlierTurns(previous, dossier);
    const turns = await beginChat({ model: body.model, messages: [...before, ...given] }, context);
    const now = services.clock.now();
    const chat = await lastOf(turns, signal);
    const answer = toResponse(chat, { model: body.model, created: Math.floor(now / 1_000) });
    const said = [...before, ...given, { role: "assistant" as const, content: chat.content }];
    const kept = said.map((message) => ({ role: message.role, content: textOf(message) }));
    await dossier.requests.begin(`response ${answer.id}`, "");
    await dossier.requests.answer(`response ${answer.id}`, JSON.stringify(kept));
    return { status: 200, body: answer };
  },
});

async function earlierTurns(id: string, { requests }: ChatContext["dossier"]): Promise<ChatMessage[]> {
  const kept = await requests.find(`response ${id}`);
  if (kept?.answer === undefined) throw new Failure("not-found", `There is no response ${id}.`);
  return ResponsesBody.shape.input.options[1].parse(JSON.parse(kept.answer));
}

export const chatRoutes = [getModels, completeChat, createResponse] as const;
