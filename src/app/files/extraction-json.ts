import { keepPart } from "../../extract/extract.ts";
import type { ReadEvent } from "../../extract/sandbox/messages.ts";
import { toFailureRecord } from "../../model/failure.ts";
import { createHeldText } from "../rounds/held-text.ts";
import type { HeldText } from "../rounds/held-text.ts";

interface Open {
  index: number;
  parts: number;
  inside: number;
  warnings: { code: string; message: string }[];
  /** Whether its list of parts has been closed, because documents inside it have begun. */
  ended: boolean;
  /** Where its text begins. */
  start: number;
}

/** The line so far: its text, and the documents that are not closed yet, outermost first. */
interface Line {
  text: HeldText;
  open: Open[];
}

const mostHeld = 4 * 1_048_576;

/**
 * One line of JSON for one file, in pieces, never whole in memory. The beginning is held back, so that
 * a file that fails is an error and nothing else; one that fails late ends with its error.
 */
export async function* toJsonLine(
  events: AsyncIterable<ReadEvent>,
  fileName: string,
): AsyncGenerator<string, { failed: boolean }, void> {
  const line: Line = { text: createHeldText(), open: [] };
  let failed = false;
  try {
    for await (const event of events) {
      await take(line, event);
      if (line.text.length() > mostHeld) yield line.text.flush();
    }
    while (line.open.length > 0) close(line);
  } catch (error) {
    failed = true;
    const { code, message } = toFailureRecord(error);
    while (line.open.length > 1) close(line);
    fail(line, { fileName, error: JSON.stringify({ code, message }) });
  }
  line.text.write("\n");
  yield line.text.flush();
  return { failed };
}

async function take(line: Line, event: ReadEvent): Promise<void> {
  const { text, open } = line;
  const top = open.at(-1);
  switch (event.kind) {
    case "document": {
      const { index, parent, fileName, mediaType, format, bytes, sha256 } = event;
      placeUnder(line, parent);
      open.push({ index, parts: 0, inside: 0, warnings: [], ended: false, start: text.position() });
      const facts = { fileName, mediaType, format, bytes, sha256 };
      text.write(`{"document":${JSON.stringify(facts)},"parts":[`);
      break;
    }
    case "parts":
      for (const found of top === undefined ? [] : event.parts) {
        const { document: _, ...part } = await keepPart(found);
        text.write(`${top?.parts === 0 ? "" : ","}${JSON.stringify(part)}`);
        if (top !== undefined) top.parts += 1;
      }
      break;
    case "warning":
      top?.warnings.push({ code: event.code, message: event.message });
      break;
    case "failed": {
      const { index, parent, fileName, code, message } = event;
      if (top?.index !== index) placeUnder(line, parent);
      fail(line, { fileName, error: JSON.stringify({ code, message }), index });
      break;
    }
  }
}

/** Closes everything up to the holder; a comma where it is not its first. */
function placeUnder({ text, open }: Line, parent: number | undefined): void {
  while (open.length > 0 && open.at(-1)?.index !== parent) close({ text, open });
  const holder = open.at(-1);
  if (holder === undefined) return;
  endParts(text, holder);
  text.write(holder.inside === 0 ? `,"documents":[` : ",");
  holder.inside += 1;
}

function endParts(text: HeldText, document: Open): void {
  if (!document.ended) text.write(`],"warnings":${JSON.stringify(document.warnings)}`);
  document.ended = true;
}

function close({ text, open }: Line, error?: string): void {
  const document = open.pop();
  if (document === undefined) return;
  endParts(text, document);
  if (document.inside > 0) text.write("]");
  text.write(error === undefined ? "}" : `,"error":${error}}`);
}

interface Failed {
  fileName: string;
  error: string;
  /** Undefined for the file itself. */
  index?: number;
}

/** Takes back a document that has begun, where that is still possible; otherwise it ends with its error. */
function fail(line: Line, { fileName, error, index = 0 }: Failed): void {
  const top = line.open.at(-1);
  if (top?.index === index) {
    if (!line.text.cutTo(top.start)) return close(line, error);
    line.open.pop();
  }
  line.text.write(`{"document":${JSON.stringify({ fileName })},"error":${error}}`);
}
