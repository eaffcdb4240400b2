import type { LanguageModelV4GenerateResult, LanguageModelV4StreamPart } from "@ai-sdk/provider";

/** Reads a streamed answer to its end, telling each piece of text as it comes, and gives what a plain call would have. */
export async function readStream(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  onText: (text: string) => void,
): Promise<Pick<LanguageModelV4GenerateResult, "content" | "finishReason" | "usage" | "warnings">> {
  const pieces: string[] = [];
  let end: Extract<LanguageModelV4StreamPart, { type: "finish" }> | undefined;
  for await (const part of stream) {
    if (part.type === "error") throw part.error;
    if (part.type === "finish") end = part;
    if (part.type !== "text-delta") continue;
    pieces.push(part.delta);
    onText(part.delta);
  }
  // without its end a stream was broken off, however much of it came
  if (end === undefined) throw new Error("terminated: the stream ended without saying so");
  return {
    content: [{ type: "text", text: pieces.join("") }],
    finishReason: end.finishReason,
    usage: end.usage,
    warnings: [],
  };
}
