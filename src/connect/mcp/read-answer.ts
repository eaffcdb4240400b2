import type { CallToolResult, ContentBlock } from "@modelcontextprotocol/client";
import { addAll } from "../../lib/add-all.ts";
import { canonicalJson } from "../../lib/json/canonical-json.ts";
import { Failure } from "../../model/failure.ts";
import { cleanWords } from "./tools/clean-words.ts";
import type { McpAnswer, ReturnedFile } from "./mcp-answer.ts";
import type { McpClient } from "./mcp-client.ts";

const mostFiles = 50;
const mostLinks = 20;
const mostBytes = 50 * 1_048_576;

/** What a tool returned, as texts and files. Links are followed on the same line only, never as addresses. */
export async function readAnswer(
  result: CallToolResult,
  { client, name, signal }: { client: Pick<McpClient, "read" | "hide">; name: string; signal: AbortSignal },
): Promise<McpAnswer> {
  const answer: McpAnswer = { isError: result.isError === true, texts: [], files: [], notes: [] };
  const room = createRoom(answer);
  const { structuredContent } = result;
  const structured =
    structuredContent === undefined
      ? undefined
      : client.hide(JSON.stringify(structuredContent, undefined, 1));
  for (const block of result.content.slice(0, mostFiles)) {
    if (block.type !== "resource_link")
      takeBlock(block, { answer, room, name, structured, hide: client.hide });
  }
  if (result.content.length > mostFiles)
    answer.notes.push(`${result.content.length - mostFiles} pieces of the result were left out`);
  const isTold = isText(structuredContent, answer.texts, client.hide);
  if (structured !== undefined && !isTold && !answer.isError)
    room({
      fileName: `${name}.json`,
      mediaType: "application/json",
      content: Buffer.from(structured, "utf8"),
    });
  if (!answer.isError) await followLinks(result.content, { answer, room, client, signal });
  return answer;
}

/** { "content": "…" } beside the same words as text says nothing more: it would be kept, and cited, twice. */
function isText(structured: unknown, texts: readonly string[], hide: McpClient["hide"]): boolean {
  const [only, ...others] = Object.values(Object(structured) as Record<string, unknown>);
  return typeof only === "string" && others.length === 0 && hide(only).trim() === texts.join("\n").trim();
}

type Room = (file: ReturnedFile) => void;

/** Keeps files as long as there is room for them. */
function createRoom(answer: McpAnswer): Room {
  let bytes = 0;
  return (file) => {
    bytes += file.content.byteLength;
    if (bytes > mostBytes || answer.files.length >= mostFiles) {
      answer.notes.push(`${file.fileName} was left out: the result is larger than ${mostBytes} bytes`);
      return;
    }
    answer.files.push(file);
  };
}

interface Taking {
  answer: McpAnswer;
  room: Room;
  name: string;
  structured: string | undefined;
  hide: McpClient["hide"];
}

function takeBlock(block: ContentBlock, { answer, room, name, structured, hide }: Taking): void {
  switch (block.type) {
    case "text":
      // the same as JSON and as text, for older clients
      if (structured === undefined || !isSameJson(hide(block.text), structured))
        answer.texts.push(hide(block.text));
      return;
    case "image":
    case "audio":
      return room({
        fileName: `${name}${endingOf(block.mimeType)}`,
        mediaType: mediaTypeOf(block.mimeType),
        content: fromBase64(block.data),
      });
    case "resource":
      return takeContents(block.resource, room, hide);
    default:
      answer.notes.push("a piece of an unknown kind was left out");
  }
}

interface Contents {
  uri: string;
  mimeType?: string | undefined;
  text?: string | undefined;
  blob?: string | undefined;
}

function takeContents({ uri, mimeType, text, blob }: Contents, room: Room, hide: McpClient["hide"]): void {
  const content = blob === undefined ? Buffer.from(hide(text ?? ""), "utf8") : fromBase64(blob);
  const usual = blob === undefined ? "text/plain" : "application/octet-stream";
  const mediaType = mediaTypeOf(mimeType ?? usual);
  room({ fileName: nameOf(uri, mediaType), mediaType, content, uri });
}

interface Following {
  answer: McpAnswer;
  room: Room;
  client: Pick<McpClient, "read" | "hide">;
  signal: AbortSignal;
}

async function followLinks(content: readonly ContentBlock[], following: Following): Promise<void> {
  const { answer, room, client, signal } = following;
  const uris = content.flatMap((block) => (block.type === "resource_link" ? [block.uri] : []));
  for (const uri of [...new Set(uris)].slice(0, mostLinks)) {
    try {
      for (const contents of (await client.read(uri, signal)).slice(0, mostFiles))
        takeContents(contents, room, client.hide);
    } catch (error) {
      if (signal.aborted || !(error instanceof Failure)) throw error;
      answer.notes.push(`${cleanWords(uri, 120)} could not be read: ${error.message}`);
    }
  }
  addAll(
    answer.notes,
    uris.slice(mostLinks).map((uri) => `${cleanWords(uri, 120)} was not read: too many links`),
  );
}

/** Whether a text is the same value in other white space. */
function isSameJson(text: string, structured: string): boolean {
  try {
    return canonicalJson(JSON.parse(text)) === canonicalJson(JSON.parse(structured));
  } catch {
    return false;
  }
}

function fromBase64(data: string): Uint8Array {
  return Buffer.from(data, "base64");
}

const endings: Readonly<Record<string, string>> = {
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/gif": ".gif",
  "image/webp": ".webp",
  "image/svg+xml": ".svg",
  "audio/wav": ".wav",
  "audio/mpeg": ".mp3",
  "text/plain": ".txt",
  "text/markdown": ".md",
  "text/html": ".html",
  "text/csv": ".csv",
  "application/json": ".json",
  "application/pdf": ".pdf",
};

function endingOf(mediaType: string): string {
  return endings[mediaTypeOf(mediaType)] ?? ".bin";
}

/** Without parameters, and only if it is one at all. */
function mediaTypeOf(said: string): string {
  const plain = (said.split(";", 1)[0] ?? "").trim().toLowerCase();
  return /^[a-z]+\/[a-z0-9.+-]{1,100}$/.test(plain) ? plain : "application/octet-stream";
}

/** The last piece of what the server calls it, in letters that any file system takes. */
function nameOf(uri: string, mediaType: string): string {
  const path = uri.slice(0, 2_000).split(/[?#]/, 1)[0] ?? "";
  const last = path.split(/[\\/]/).findLast((piece) => piece !== "") ?? "";
  const plain = cleanWords(decode(last), 100)
    .replaceAll(/[^\p{L}\p{N}._ -]+/gu, "_")
    .replace(/^[. ]+/, "");
  if (plain === "") return `resource${endingOf(mediaType)}`;
  return /\.[a-z0-9]{1,8}$/i.test(plain) ? plain : `${plain}${endingOf(mediaType)}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
