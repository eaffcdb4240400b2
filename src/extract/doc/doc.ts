import WordExtractor from "word-extractor";
import { Failure, toFailure } from "../../model/failure.ts";
import { openOle } from "../decrypt/open-ole.ts";
import { isRunning } from "../flow/flow-state.ts";
import { listBlocks } from "./list-blocks.ts";
import { readSummary } from "./read-summary.ts";
import type { Hidden, NewPart, Reader, Sink, Source } from "../reader.ts";
import { tableText } from "../table-text.ts";

interface Story {
  path: string;
  text: string;
  hidden?: Hidden;
}

const wordMagic = 0xa5ec;
/** Versions up to Word 95 end here. */
const lastOldVersion = 0x69;
const encryptedFlag = 0x0100;

/** Word 97 to 2003: its text in reading order; where pages and headings are, the format tells nobody. */
export const readDoc: Reader = async ({ source, sink }) => {
  const summary = await openWord(source);
  if (summary.length > 0)
    await sink.part({ type: "metadata", text: summary.join("\n"), position: { path: "summary" } });
  const stories = await listStories(source);
  let done = 0;
  for (const story of stories) {
    await sendStory(story, sink);
    done += 1;
    sink.progress(done, stories.length);
  }
};

/** Looks at the head of the document, which says what the library does not ask: encrypted, or too old. */
async function openWord({ path, fileName }: Source): Promise<string[]> {
  const ole = await openOle(path, fileName);
  const head = ole.stream("WordDocument");
  if (head === undefined || head.length < 32)
    throw new Failure("corrupt", `${fileName} is damaged: it holds no Word text. Save it again in Word.`);
  if ((head.readUInt16LE(10) & encryptedFlag) !== 0)
    throw new Failure(
      "password_required",
      `${fileName} is encrypted. Open it with its password, save it as .docx without one and send that.`,
    );
  if (head.readUInt16LE(0) !== wordMagic || head.readUInt16LE(2) <= lastOldVersion)
    throw new Failure("unsupported", `${fileName} is older than Word 97. Save it as .docx and send that.`);
  const summary = ole.stream("\u0005SummaryInformation");
  return summary === undefined ? [] : readSummary(summary);
}

async function listStories({ path, fileName }: Source): Promise<Story[]> {
  try {
    const document = await new WordExtractor().extract(path);
    const asIs = { filterUnicode: false };
    return [
      { path: "body", text: document.getBody(asIs) },
      { path: "textboxes", text: document.getTextboxes(asIs) },
      { path: "footnotes", text: document.getFootnotes(asIs) },
      { path: "endnotes", text: document.getEndnotes(asIs) },
      { path: "comments", text: document.getAnnotations(asIs), hidden: "comment" },
      { path: "headers", text: document.getHeaders({ ...asIs, includeFooters: false }) },
      { path: "footers", text: document.getFooters(asIs) },
    ];
  } catch (cause) {
    const { message } = toFailure(cause);
    throw new Failure("corrupt", `${fileName} is damaged (${message}). Save it as .docx and send that.`, {
      cause,
    });
  }
}

async function sendStory({ path, text, hidden }: Story, sink: Sink): Promise<void> {
  let number = 0;
  for (const block of listBlocks(text)) {
    number += 1;
    const position = { path: `${path}/${number}` };
    const part: NewPart =
      block.kind === "text"
        ? { type: "text", text: block.text, position }
        : { type: "table", text: tableText(block.rows), table: { rows: block.rows }, position };
    const role = isRunning(path) ? { role: "furniture" as const } : {};
    await sink.part({ ...part, ...role, ...(hidden === undefined ? {} : { hidden }) });
  }
}
