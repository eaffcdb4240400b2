import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import { wordsOf } from "./keep-arguments.ts";
import type { KeptArguments } from "./keep-arguments.ts";

/** What tells best where an answer came from stands first. */
const tellingWords = [
  new Set(["path", "paths", "file", "files", "filename", "filepath", "uri", "uris", "url", "urls", "link"]),
  new Set(["query", "q", "search", "question", "term", "terms", "keyword", "keywords", "topic"]),
  new Set(["name", "names", "title", "id", "ids", "key", "page", "document", "repo", "subject", "table"]),
];
const longestHead = 60;
const longestTold = 50;
const unfit = /[\p{Cc}<>:"/\\|?*]+/gu;

/** "files read_text_file notes.txt": server, tool, and the argument that tells most. */
export function nameAnswer({ action, label }: OfferedTool, kept: KeptArguments): string {
  const tool = action.slice(`mcp.${label}.`.length);
  const head = plainLine(`${label} ${tool}`.replaceAll(unfit, " "), longestHead);
  const told = findTelling(kept);
  return told === "" ? head : cleanFileName(`${head} ${told}`);
}

/** The answer's name with an ending that says what it is. */
export function withEnding(stem: string, ending: string): string {
  return stem.toLowerCase().endsWith(ending.toLowerCase()) ? stem : `${stem}${ending}`;
}

function findTelling(kept: KeptArguments): string {
  const names = Object.keys(kept);
  for (const [rank, words] of tellingWords.entries()) {
    const name = names.find((one) => wordsOf(one).some((word) => words.has(word)));
    if (name !== undefined) return shorten(kept[name] ?? "", rank === 0);
  }
  // the only thing that it was asked for
  return names.length === 1 ? shorten(kept[names[0] ?? ""] ?? "", false) : "";
}

/** Of a path the end tells most, of words the beginning. */
function shorten(text: string, isPath: boolean): string {
  const plain = plainLine(text.replaceAll(unfit, " "), text.length + 1);
  if (!isPath || plain.length <= longestTold) return plainLine(plain, longestTold);
  return `…${plain.slice(1 - longestTold).toWellFormed()}`;
}
