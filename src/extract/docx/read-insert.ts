import type { NewPart } from "../reader.ts";
import { createBlockBuilder } from "../html/build-blocks.ts";
import { findCharset } from "../html/find-charset.ts";
import { detectEncoding } from "../text/detect-encoding.ts";
import type { Package } from "../archive/package.ts";
import { tableText } from "../table-text.ts";
import { readChart } from "../pptx/read-chart.ts";
import { readDiagram } from "../pptx/read-diagram.ts";
import { readExtendedChart } from "../pptx/read-extended-chart.ts";
import { elementAt } from "../xml/xml-tree.ts";
import { readOptional } from "../ooxml/read-properties.ts";

const largestChunk = 64 * 1_048_576;
const headBytes = 65_536;

/** A chart: its words, and its numbers as tables. */
export async function sendChart(file: Package, name: string, at: NewPart): Promise<void> {
  const root = await readOptional(file, name);
  if (root === undefined) return;
  const { title, labels, tables } =
    elementAt(root, "chartData") === undefined ? readChart(root) : readExtendedChart(root);
  const words = [title, ...labels].filter((text) => text !== "").join("\n");
  if (words !== "") await file.sink.part({ ...at, text: words });
  for (const table of tables)
    await file.sink.part({ ...at, type: "table", text: tableText(table.rows), table });
}

/** The words of a diagram as an outline. */
export async function sendDiagram(file: Package, name: string, at: NewPart): Promise<void> {
  const root = await readOptional(file, name);
  const text = root === undefined ? "" : readDiagram(root);
  if (text !== "") await file.sink.part({ ...at, text });
}

/** Whether a file that Word would merge in is text or a web page, which are read where they stand. */
export function isReadInPlace({ archive }: Package, name: string): boolean {
  return /\.(x?html?|txt|text)$/i.test(name) && archive.size(name) <= largestChunk;
}

/** A file of another format that Word would merge in; what is not read here follows as a document of its own. */
export async function sendChunk(file: Package, name: string, at: NewPart): Promise<void> {
  if (!isReadInPlace(file, name)) return;
  const bytes = await file.archive.read(name);
  const isPage = /html?$/i.test(name);
  const declared = isPage ? findCharset(bytes.toString("latin1", 0, headBytes)) : undefined;
  const { encoding } = detectEncoding(bytes.subarray(0, headBytes), declared);
  const text = new TextDecoder(encoding).decode(bytes).replaceAll(/\r\n?/g, "\n");
  if (isPage) await sendPage(file, text, at);
  else
    for (const block of text.split(/\n{2,}/))
      if (/\S/.test(block)) await file.sink.part({ ...at, text: block.trim() });
}

/** The blocks of a web page, all at the place where it is merged in. */
async function sendPage({ fileName, sink }: Package, text: string, at: NewPart): Promise<void> {
  const { heading = [], position, hidden } = at;
  const builder = createBlockBuilder({
    ...{ fileName, heading, warn: sink.warn },
    emit: (part) => sink.part({ ...part, position, ...(hidden === undefined ? {} : { hidden }) }),
  });
  await builder.write(text);
  await builder.end();
}
