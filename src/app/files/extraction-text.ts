import type { ReadEvent } from "../../extract/sandbox/messages.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { toFailureRecord } from "../../model/failure.ts";
import { printPosition } from "../../model/documents/print-position.ts";

/** One file for a person to read: what it is, then each piece under the place where it stands. */
export async function* toReadableText(
  events: AsyncIterable<ReadEvent>,
  path: string,
): AsyncGenerator<string, { failed: boolean }, void> {
  try {
    for await (const event of events) yield describe(event, path);
    return { failed: false };
  } catch (error) {
    yield `! ${toFailureRecord(error).message}\n\n`;
    return { failed: true };
  }
}

type Part = (ReadEvent & { kind: "parts" })["parts"][number];

function describe(event: ReadEvent, path: string): string {
  switch (event.kind) {
    case "document": {
      const { parent, fileName, format, bytes } = event;
      return `# ${plainLine(parent === undefined ? path : fileName, 400)} (${format}, ${bytes} bytes)\n\n`;
    }
    case "parts":
      return event.parts.map(describePart).join("");
    case "warning":
    case "failed":
      return `! ${event.message}\n\n`;
  }
}

function describePart({ type, text, position, hidden, image }: Part): string {
  const place = printPosition(position, "en") || (position.path ?? "");
  const what = type === "text" ? "" : type === "image" && image !== undefined ? image.mediaType : type;
  const marks = [place, what, hidden === undefined ? "" : `hidden: ${hidden}`];
  const said = marks.filter((mark) => mark !== "").join("; ");
  return `${said === "" ? "" : `[${said}]\n`}${text === "" ? "" : `${text}\n`}\n`;
}
