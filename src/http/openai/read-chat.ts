import type { OwnDossier, OwnRound } from "../../app/own/own-dossier.ts";
import type { Config } from "../../app/config.ts";
import { shortHash } from "../../lib/hash.ts";
import { streamOf } from "../../lib/stream-of.ts";
import { Failure } from "../../model/failure.ts";
import type { ChatMessage } from "./chat-shapes.ts";

/** A conversation as its last request and what came before it. */
export interface ReadChat {
  prompt: string;
  /** Everything before the last request, by what was said; undefined at the beginning. */
  historyKey?: string;
  /** What the person said before, where no workflow is known for it. */
  earlier: string[];
  last: ChatMessage;
  before: ChatMessage[];
}

export function readChat(messages: readonly ChatMessage[]): ReadChat {
  // what a client tells every model, such as how to format, is not what the person asks for
  const said = messages.filter(({ role }) => role === "user" || role === "assistant");
  const last = said.at(-1);
  if (last?.role !== "user") throw new Failure("invalid", "The last message has to be the user's.");
  const prompt = textOf(last).trim();
  if (prompt === "") throw new Failure("invalid", "The last message has no text.");
  const before = said.slice(0, -1);
  const hasAnswer = before.some(({ role }) => role === "assistant");
  return {
    ...{ prompt, last, before },
    earlier: before.filter(({ role }) => role === "user").map(textOf),
    ...(hasAnswer && { historyKey: historyKey(before) }),
  };
}

/** The name of a conversation up to an answer. */
export function historyKey(messages: readonly ChatMessage[]): string {
  return shortHash(
    messages.map((message) => [message.role, textOf(message).trim()]),
    32,
  );
}

export function textOf({ content }: ChatMessage): string {
  if (typeof content === "string") return content;
  const texts = (content ?? []).flatMap((part) =>
    "text" in part && typeof part.text === "string" ? [part.text] : [],
  );
  return texts.join("\n\n");
}

/** The files of messages, as ids in the caller's library: named there, or sent along. */
export async function takeFiles(
  messages: readonly ChatMessage[],
  dossier: OwnDossier,
  signal: AbortSignal,
): Promise<string[]> {
  const ids: string[] = [];
  for (const { content } of messages) {
    if (!Array.isArray(content)) continue;
    for (const part of content) {
      const file = toFile(part);
      if (file === undefined) continue;
      if ("id" in file) ids.push(file.id);
      else ids.push((await dossier.documents.add({ ...file, content: streamOf(file.content) }, signal)).id);
    }
  }
  return [...new Set(ids)];
}

type SentFile = { id: string } | { fileName: string; content: Uint8Array };

function toFile(part: Record<string, unknown>): SentFile | undefined {
  const inner = part["file"] ?? part["image_url"];
  const own = typeof inner === "object" && inner !== null ? Object.fromEntries(Object.entries(inner)) : part;
  const id = own["file_id"] ?? part["file_id"];
  if (typeof id === "string") return { id };
  const isImage = part["type"] === "image_url" || part["type"] === "input_image";
  const data = own["file_data"] ?? own["url"] ?? (isImage ? part["image_url"] : undefined);
  if (typeof data !== "string") return undefined;
  const name = typeof own["filename"] === "string" ? own["filename"] : undefined;
  return fromDataUrl(data, name, isImage);
}

/** Nothing is fetched for a client: content comes along or is named by its id. */
function fromDataUrl(data: string, name: string | undefined, isImage: boolean): SentFile {
  const comma = data.indexOf(",");
  const isUrl = data.startsWith("data:") && comma !== -1;
  if (isImage && !isUrl)
    throw new Failure(
      "unsupported",
      "Pictures have to come along as data URLs; nothing is fetched from other servers.",
    );
  const type = isUrl ? (data.slice(5, comma).split(";")[0] ?? "") : "";
  const content = Buffer.from(isUrl ? data.slice(comma + 1) : data, "base64");
  if (content.length === 0) throw new Failure("invalid", `${name ?? "A file"} came without content.`);
  return { fileName: name ?? `picture.${type.split("/")[1] ?? "bin"}`, content: new Uint8Array(content) };
}

/** "dossier", "dossier-actionplan", or "dossier/" with the id of the model to ask first. */
export async function readModelName(name: string, config: Config): Promise<Pick<OwnRound, "mode" | "model">> {
  if (name === "dossier") return {};
  if (name === "dossier-actionplan") return { mode: "actionplan" };
  const [, model] = /^dossier\/(.+)$/s.exec(name) ?? [];
  const { listModels } = await import("../../app/list-models.ts");
  const usable = (await listModels(config)).filter((card) => card.usable);
  if (model !== undefined && usable.some(({ id }) => id === model)) return { model };
  throw new Failure("not-found", `The model "${name}" does not exist. GET /v1/models lists those that do.`);
}
