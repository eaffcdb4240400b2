import { createBlockBuilder } from "../html/build-blocks.ts";
import { findLayoutTables } from "../html/find-layout-tables.ts";
import type { NewPart, Sink } from "../reader.ts";
import { createParagraphs } from "../text/paragraphs.ts";
import { unquoteTail } from "./unquote-tail.ts";

export interface MailBody {
  text?: string | undefined;
  html?: string | undefined;
}

const longest = 4_000;
const chunkSize = 65_536;
const longestCompared = 500_000;

/** The plain text of a mail, and of its HTML what the plain text does not say; all of the HTML where there is no plain text. */
export async function putMailBody(
  { text = "", html = "" }: MailBody,
  { fileName, sink }: { fileName: string; sink: Sink },
): Promise<void> {
  for (const part of plainParts(text)) await sink.part(part);
  if (html.trim() === "") return;
  const hasPlain = text.trim() !== "";
  // Looking up each block in a very long text would take too long; then the HTML comes whole.
  const said = text.length > longestCompared ? "" : lettersOf(text);
  const builder = createBlockBuilder({
    fileName,
    warn: sink.warn,
    position: { path: hasPlain ? "body/html" : "body" },
    isLayout: layoutOf(html),
    async emit(part) {
      if (!hasPlain || !said.includes(lettersOf(part.text)) || part.image !== undefined)
        await sink.part(part);
    },
  });
  for (let at = 0; at < html.length; at += chunkSize) await builder.write(html.slice(at, at + chunkSize));
  await builder.end();
}

function layoutOf(html: string): (table: number) => boolean {
  const layout = findLayoutTables(html);
  return (table) => layout.has(table);
}

function* plainParts(text: string): Generator<NewPart> {
  const paragraphs = createParagraphs(longest);
  const atBody = (part: NewPart): NewPart => ({ ...part, position: { path: "body", ...part.position } });
  for (const [index, line] of unquoteTail(text.split(/\r\n|\r|\n/)).entries())
    yield* paragraphs.add({ text: line, number: index + 1, continues: false }).map(atBody);
  yield* paragraphs.end().map(atBody);
}

/** So that marks and line ends do not count. */
function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]+/gu, "").toLowerCase();
}
