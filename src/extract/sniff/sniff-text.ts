import { endingOf, formatByName, formats } from "../formats.ts";
import type { FormatName } from "../formats.ts";
import { isJsonLines } from "../text/json-lines.ts";

const htmlTags =
  "html|head|body|title|meta|link|style|script|base|h[1-6]|p|div|span|table|tr|td|ul|ol|li|dl|a|b|i|em|strong|br|hr|img|center|font|form|main|section|article|header|footer|nav|pre|blockquote|iframe|frameset";
const wholeHtml = /^(<!doctype\s+html|<html[\s>])/i;
const startsWithTag = new RegExp(`^<(${htmlTags})(\\s[^<>]*)?/?>`, "i");
const anyTag = new RegExp(`<(${htmlTags})(\\s[^<>]*)?/?>`, "i");
const startsWithElement = /^<[\p{L}_][\w.:-]*(\s[^<>]*)?\/?>/u;
const headerLine = /^([A-Za-z][A-Za-z0-9-]*):[ \t]?/;
const mailHeaders =
  /^(from|to|cc|bcc|subject|date|sender|reply-to|received|mime-version|message-id|return-path|delivered-to|dkim-signature|content-type|content-transfer-encoding|in-reply-to|references|x-[a-z0-9-]+|arc-[a-z-]+|authentication-results)$/i;
const postHeaders =
  /^(received|mime-version|message-id|return-path|delivered-to|dkim-signature|content-transfer-encoding)$/i;

/** Tells texts apart by how they begin. The ending of the name decides only between texts that look alike. */
export function sniffText(head: string, fileName: string): FormatName {
  const text = head.replace(/^\ufeff/, "").trimStart();
  const promised = formatByName(fileName);
  if (/^\{\\u?rtf/.test(text)) return "rtf";
  const marked = sniffMarkup(text, promised);
  if (marked !== undefined) return marked;
  if (isMail(text, promised)) return "eml";
  if (isJson(text, promised, head.length < 65_536)) return "json";
  if (promised !== undefined && formats[promised].made === "text") return asPromised(promised);
  if (endingOf(fileName) === "" || promised !== undefined) return sniffDelimited(text) ?? "txt";
  return knownText.has(endingOf(fileName)) ? "txt" : (sniffDelimited(text) ?? "txt");
}

const knownText = new Set(["yaml", "yml", "ini", "toml", "srt", "vtt", "tex", "rst", "sql"]);

/** A name may promise mail or markup where there is none; then it is just text. */
function asPromised(promised: FormatName): FormatName {
  return promised === "rtf" || promised === "eml" ? "txt" : promised;
}

function sniffMarkup(text: string, promised: FormatName | undefined): FormatName | undefined {
  const body = skipProlog(text);
  if (wholeHtml.test(body)) return "html";
  if (promised === "md") return undefined; // Markdown may begin with a tag or a comment
  if (/^<\?xml[\s?]/i.test(text) || /^<!doctype\s/i.test(body)) return "xml";
  if (promised === "html") return anyTag.test(text) ? "html" : undefined;
  if (promised === "xml") return "xml";
  if (startsWithTag.test(body)) return "html";
  return startsWithElement.test(body) && body.includes("</") ? "xml" : undefined;
}

/** Past the declaration, comments and processing instructions; an XML file may well be XHTML. */
function skipProlog(text: string): string {
  let rest = text;
  for (let steps = 0; steps < 32; steps += 1) {
    const end = rest.startsWith("<?") ? "?>" : rest.startsWith("<!--") ? "-->" : undefined;
    const at = end === undefined ? -1 : rest.indexOf(end);
    if (end === undefined || at === -1) return rest;
    rest = rest.slice(at + end.length).trimStart();
  }
  return rest;
}

/** Header lines, then a blank one: the words "From:" and "Subject:" alone may begin any note. */
function isMail(text: string, promised: FormatName | undefined): boolean {
  const block = text.split(/\r?\n[ \t]*\r?\n/, 1)[0] ?? "";
  const envelope = /^>?From .*\r?\n/.exec(block)?.[0] ?? "";
  const lines = block.slice(envelope.length).split(/\r?\n/);
  const names: string[] = [];
  for (const line of lines) {
    if (/^[ \t]/.test(line)) continue;
    const name = headerLine.exec(line)?.[1];
    if (name === undefined) {
      if (promised === "eml" && names.length > 0) break;
      return false;
    }
    names.push(name);
  }
  const known = names.filter((name) => mailHeaders.test(name));
  if (promised === "eml") return known.length > 0;
  // the first line of a mailbox names a sender and a date
  if (/^From \S+ .*\d\d:\d\d/.test(envelope)) return known.length >= 2;
  const plain = promised === undefined ? 3 : 4;
  return (known.length >= 2 && names.some((name) => postHeaders.test(name))) || known.length >= plain;
}

function isJson(text: string, promised: FormatName | undefined, whole: boolean): boolean {
  if (promised === "json") return true;
  if (promised === "md" || promised === "csv" || promised === "tsv") return false;
  if (!/^(\{\s*("|\})|\[\s*(["{[\]]|-?\d|true|false|null))/.test(text)) return false;
  if (!whole) return promised === undefined && /^(\{\s*"[^"\n]{0,200}"\s*:|\[\s*[{[])/.test(text);
  // records one a line stay text under a name that says so: one damaged line would cost all others
  return isJsonText(text) || (promised !== "txt" && isJsonLines(text));
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** At least three lines that all hold the same number of one delimiter. */
function sniffDelimited(text: string): FormatName | undefined {
  const lines = text.split(/\r?\n/).slice(0, 21);
  if (lines.length > 20 || lines.at(-1) === "") lines.pop();
  if (lines.length < 3) return undefined;
  const even = ["\t", ";", ",", "|"].find((delimiter) => {
    const counts = lines.map((line) => line.replaceAll(/"[^"]*"/g, "").split(delimiter).length - 1);
    return (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0]);
  });
  if (even === undefined) return undefined;
  return even === "\t" ? "tsv" : "csv";
}
