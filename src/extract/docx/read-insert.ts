import { Parser } from "htmlparser2";
import type { NewPart } from "../reader.ts";
import { decodeText } from "../decode-text.ts";
import type { Package } from "../flow/create-outlet.ts";
import { tableText } from "../table-text.ts";
import { readChart } from "../pptx/read-chart.ts";
import { readDiagram } from "../pptx/read-diagram.ts";
import { readExtendedChart } from "../pptx/read-extended-chart.ts";
import { elementAt } from "../xml-tree.ts";
import { readOptional } from "./read-properties.ts";

const largestChunk = 64 * 1_048_576;

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
  const { archive, fileName, sink } = file;
  if (!isReadInPlace(file, name)) return;
  const isPage = /html?$/i.test(name);
  const { text } = decodeText(await archive.read(name), `${name} of ${fileName}`);
  const blocks = isPage ? htmlBlocks(text) : text.split(/\n{2,}/);
  for (const block of blocks) if (/\S/.test(block)) await sink.part({ ...at, text: block.trim() });
}

const inline = /^(a|abbr|b|cite|code|em|font|i|ins|label|mark|q|s|small|span|strong|sub|sup|tt|u)$/;

function htmlBlocks(html: string): string[] {
  const blocks: string[] = [];
  let current = "";
  let silent = 0;
  const end = () => {
    blocks.push(current);
    current = "";
  };
  const isSilent = (name: string) => name === "script" || name === "style" || name === "title";
  const parser = new Parser({
    onopentag(name) {
      if (isSilent(name)) silent += 1;
      if (!inline.test(name)) end();
    },
    ontext(text) {
      if (silent === 0) current += text.replaceAll(/\s+/g, " ");
    },
    onclosetag(name) {
      if (isSilent(name)) silent -= 1;
      if (!inline.test(name)) end();
    },
  });
  parser.end(html);
  end();
  return blocks;
}
