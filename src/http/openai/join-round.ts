import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { OwnDossier, OwnRound, StartedRound } from "../../app/own/own-dossier.ts";
import { shortHash } from "../../lib/hash.ts";
import { streamOf } from "../../lib/stream-of.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import { Failure } from "../../model/failure.ts";
import type { ReadChat } from "./read-chat.ts";
import { takeFiles } from "./read-chat.ts";

const Started = z.object({ workflowId: z.string(), round: z.number().int() });

/** OpenAI's clients send no key and try again by themselves: within this time the same request is the same round. */
const sameWithinMs = 15 * 60_000;
const patienceMs = 30_000;
const lookEveryMs = 50;

export interface Joining {
  dossier: OwnDossier;
  now(): number;
  signal: AbortSignal;
}

/** Begins the round that a conversation asks for, or joins the one that was begun for the same words. */
export async function joinRound(
  chat: ReadChat,
  wishes: Pick<OwnRound, "mode" | "model">,
  joining: Joining,
): Promise<StartedRound> {
  const { dossier, now } = joining;
  const { requests } = dossier;
  const key = `chat-round ${shortHash([wishes, chat.before, chat.last], 32)}`;
  const until = now() + patienceMs;
  for (;;) {
    const kept = await requests.begin(key, "");
    if (kept === undefined) break;
    const known = readStarted(kept.answer);
    const isOld = now() - kept.createdAt > (known === undefined ? patienceMs : sameWithinMs);
    if (!isOld && known !== undefined) return known;
    if (isOld) await requests.forget(key);
    else if (now() > until)
      throw new Failure("busy", "The same request is being taken in. Try again in a moment.");
    else await wait(lookEveryMs, undefined, { signal: joining.signal });
  }
  try {
    const started = await begin(chat, wishes, joining);
    await requests.answer(key, JSON.stringify(started));
    return started;
  } catch (error) {
    await requests.forget(key);
    throw error;
  }
}

function readStarted(answer: string | undefined): StartedRound | undefined {
  if (answer === undefined) return undefined;
  const parsed = parseJson(answer);
  return Started.safeParse(parsed.ok ? parsed.value : undefined).data;
}

async function begin(
  chat: ReadChat,
  wishes: Pick<OwnRound, "mode" | "model">,
  { dossier, signal }: Joining,
): Promise<StartedRound> {
  const { prompt, last, before, earlier } = chat;
  const known = await findWorkflow(chat, dossier);
  if (known !== undefined) {
    const documents = await takeFiles([last], dossier, signal);
    return dossier.continue(known, { ...wishes, prompt, documents });
  }
  const documents = await takeFiles([...before, last], dossier, signal);
  const told = earlier.filter((text) => text.trim() !== "").join("\n\n");
  if (told !== "") {
    // only what the person said: earlier answers prove nothing
    const file = { fileName: "earlier messages.txt", content: streamOf(told) };
    documents.push((await dossier.documents.add(file, signal)).id);
  }
  return dossier.start({ ...wishes, prompt, documents });
}

async function findWorkflow({ historyKey }: ReadChat, { requests }: OwnDossier): Promise<string | undefined> {
  if (historyKey === undefined) return undefined;
  const kept = await requests.find(conversationKey(historyKey));
  return kept?.answer;
}

/** Remembers which workflow a conversation is, up to the answer that is given now. */
export async function rememberConversation(
  historyKey: string,
  workflowId: string,
  { requests }: OwnDossier,
): Promise<void> {
  const key = conversationKey(historyKey);
  await requests.begin(key, "");
  await requests.answer(key, workflowId);
}

function conversationKey(historyKey: string): string {
  return `chat ${historyKey}`;
}
