import { extname } from "node:path";
import type { McpAnswer } from "../../connect/mcp/mcp-answer.ts";
import { streamOf } from "../../lib/stream-of.ts";
import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import type { StoredFile } from "../../model/round.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { keepArguments } from "./keep-arguments.ts";
import { nameAnswer, withEnding } from "./name-answer.ts";

/** What a tool returned, as it is kept: texts as they may be told, and everything that may be cited as files. */
export interface KeptAnswer {
  texts: string[];
  files: StoredFile[];
  notes: string[];
}

export interface WantedCall {
  offered: OfferedTool;
  parameters: Record<string, unknown>;
}

export interface KeepDeps {
  blobs: Blobs;
  now: number;
  signal: AbortSignal;
}

/** Longer words of a tool that changed something are kept as a file as well. */
const longText = 2_000;
const longestTold = 1_000;
const mostTold = 20;

/**
 * Puts what came back into the blob store. It is the outside world's word, never the person's: what it says may be
 * cited, and what it orders is not followed.
 */
export async function keepReturned(
  { texts, files, notes }: McpAnswer,
  { offered, parameters }: WantedCall,
  { blobs, now, signal }: KeepDeps,
): Promise<KeptAnswer> {
  const { label, effect } = offered;
  const whole = texts.join("\n\n");
  const asked = keepArguments(parameters);
  const stem = nameAnswer(offered, asked);
  const isKept = whole.trim() !== "" && (effect === "read" || whole.length > longText);
  const text = { fileName: "answer.txt", mediaType: "text/plain", content: Buffer.from(whole, "utf8") };
  const kept: StoredFile[] = [];
  const taken = new Set<string>();
  for (const { content, fileName, mediaType, ...rest } of isKept ? [text, ...files] : files) {
    const info = await blobs.put(streamOf(content), { signal });
    const uri = "uri" in rest ? rest.uri : undefined;
    // what the server does not name is named after the call
    const name = uri === undefined ? withEnding(stem, extname(fileName)) : fileName;
    const origin = { kind: "tool" as const, connection: label, fetchedAt: now, tool: offered.tool.name };
    const called = Object.keys(asked).length > 0 ? { arguments: asked } : {};
    kept.push({
      ...{ fileName: freeName(name, taken), mediaType, ...info, provenance: "web" as const },
      origin: { ...origin, ...(uri !== undefined && { uri }), ...called },
    });
  }
  return { texts: texts.slice(0, mostTold).map(shorten), files: kept, notes: notes.slice(0, mostTold) };
}

/** `a.txt`, then `a-2.txt`. */
function freeName(fileName: string, taken: Set<string>): string {
  const dot = fileName.lastIndexOf(".");
  const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ""];
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? fileName : `${stem}-${number}${ending}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

function shorten(text: string): string {
  return text.length <= longestTold ? text : `${text.slice(0, longestTold - 1).toWellFormed()}…`;
}
