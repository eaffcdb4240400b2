import { plainLine } from "../../lib/text/plain-line.ts";
import { originWords } from "../../lexicon/origin-words.ts";
import type { OriginWords } from "../../lexicon/origin-words.ts";
import type { MailOrigin, Origin, ToolOrigin } from "./origin.ts";

export interface DescribedOrigin {
  /** What a reader calls it: the title of the page, the subject of the mail. */
  name: string;
  /** Where and when it was fetched. */
  where: string;
}

const longestName = 160;
const longestAddress = 500;

/** "Tunnel costs" and "https://…, fetched 2026-11-16": what a citation says of something that was fetched. */
export function describeOrigin(origin: Origin, fileName: string, language: string): DescribedOrigin {
  const words = originWords[language] ?? originWords["en"];
  if (words === undefined) return { name: fileName, where: "" };
  const fetched = `${words.fetched} ${new Date(origin.fetchedAt).toISOString().slice(0, 10)}`;
  switch (origin.kind) {
    case "web": {
      const address = plainLine(origin.finalUrl, longestAddress);
      return { name: plainLine(origin.title ?? fileName, longestName), where: `${address}, ${fetched}` };
    }
    case "mail":
      return describeMail(origin, fileName, words);
    case "drive": {
      const address = plainLine(origin.webUrl ?? origin.connection, longestAddress);
      return { name: fileName, where: `${address}, ${fetched}` };
    }
    case "tool": {
      const call = `${origin.connection}.${plainLine(origin.tool, 80)}`;
      return { name: fileName, where: `${words.answerOf} ${call}${tellArguments(origin)}, ${fetched}` };
    }
  }
}

/** " (path: notes.txt)": what a tool was asked for. */
function tellArguments({ arguments: asked = {} }: ToolOrigin): string {
  const told = Object.entries(asked).map(([name, value]) => `${name}: ${value}`);
  return told.length === 0 ? "" : ` (${plainLine(told.join(", "), longestName)})`;
}

function describeMail(
  { subject, from, date, attachment }: MailOrigin,
  fileName: string,
  words: OriginWords,
): DescribedOrigin {
  const sender = from === undefined ? words.mail : `${words.mailFrom} ${plainLine(from, longestName)}`;
  const sent = date === undefined ? [] : [plainLine(date, 40)];
  if (attachment === undefined)
    return { name: plainLine(subject ?? fileName, longestName), where: [sender, ...sent].join(", ") };
  const of = subject === undefined ? [] : [`“${plainLine(subject, longestName)}”`];
  return { name: fileName, where: [words.attachment, sender, ...of, ...sent].join(", ") };
}
