import { fileEndings, topLevelDomains } from "../../../lexicon/facts/address-words.ts";
import type { FactReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { isGlued, isMark, isWord, isDigits } from "../text/scan.ts";

/** Longer runs without white space are no address that anybody wrote. */
const longest = 300;
const url = /^(?:(?:https?|ftp):\/\/|www\.)[^\s<>"“”«»]+/iu;
const mail = /^[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const domain = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}(\p{L}{2,12})(?=$|[:/?#,;.!)\]])(?:[/?#][^\s<>"“”«»]*)?/u;
const ip = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?!\d|\.\d)/u;
const longIp = /^(?=[0-9a-f:]*::|(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}$)[0-9a-f:]{2,39}$/iu;
const path = /^(?:~?\/[\p{L}\p{N}._-]+\/[^\s"<>]*|[A-Z]:\\[^\s"<>]+|\\\\[^\s"<>]+)/u;

/** A web or mail address, an IP address, a path or a file name, where a run without white space begins. */
export function readAddress(scan: Scan, first: number): FactReading | undefined {
  if (!isRunStart(scan, first)) return undefined;
  const run = runFrom(scan, first);
  if (run === undefined || !/[.@:/\\]/u.test(run)) return undefined;
  const found = classify(run);
  if (found === undefined) return undefined;
  const start = scan.tokens[first]?.start ?? 0;
  const end = start + found.text.length;
  let next = first + 1;
  while ((scan.tokens[next]?.start ?? end) < end) next += 1;
  return { facts: [{ kind: found.kind, keys: [found.key], text: found.text, start, end }], next };
}

function isRunStart(scan: Scan, at: number): boolean {
  const canBegin = isWord(scan, at) || isDigits(scan, at) || isMark(scan, at, "/\\~:");
  return canBegin && (!isGlued(scan, at) || isMark(scan, at - 1, "([{<\"'“„«‹|,;=>*_:"));
}

/** Everything up to the next white space, if that is not too far away. */
function runFrom({ text, tokens }: Scan, first: number): string | undefined {
  const start = tokens[first]?.start ?? 0;
  const slice = text.slice(start, start + longest + 1);
  const end = slice.search(/\s/u);
  const run = end < 0 ? slice : slice.slice(0, end);
  return run.length > longest ? undefined : run;
}

interface Address {
  kind: "address" | "identifier";
  text: string;
  key: string;
}

function classify(run: string): Address | undefined {
  const web = url.exec(run)?.[0];
  if (web !== undefined) return toAddress(trimEnd(web));
  const sent = run.includes("@") ? mail.exec(run)?.[0] : undefined;
  if (sent !== undefined) return toAddress(trimEnd(sent));
  const [number, ...parts] = ip.exec(run) ?? [];
  if (number !== undefined && isIp(parts)) return { kind: "address", text: number, key: number };
  const long = trimEnd(run);
  if (long.includes(":") && longIp.test(long))
    return { kind: "address", text: long, key: long.toLowerCase() };
  const file = path.exec(run)?.[0];
  if (file !== undefined)
    return { kind: "identifier", text: trimEnd(file), key: trimEnd(file).toLowerCase() };
  return classifyDomain(run);
}

function classifyDomain(run: string): Address | undefined {
  const [text, ending = ""] = domain.exec(run) ?? [];
  if (text === undefined) return undefined;
  const last = ending.toLowerCase();
  const whole = trimEnd(text);
  if (fileEndings.has(last) && !/[/?#]/u.test(whole))
    return { kind: "identifier", text: whole, key: whole.toLowerCase() };
  // "end.Co" and "5.It" are sentences without a blank
  return topLevelDomains.has(last) && ending === last && /\p{L}/u.test(whole.slice(0, -last.length))
    ? toAddress(whole)
    : undefined;
}

/** Four parts up to 255; groups of three digits are a number first. */
function isIp(parts: readonly (string | undefined)[]): boolean {
  const isGroups = parts.slice(1).every((part) => part?.length === 3) && parts[0] !== "0";
  return (
    !isGroups && parts.every((part = "") => Number(part) <= 255 && (part === "0" || !part.startsWith("0")))
  );
}

function toAddress(text: string): Address {
  const key = text
    .toLowerCase()
    .replace(/^(?:https?|ftp):\/\//u, "")
    .replace(/^www\./u, "");
  return { kind: "address", text, key: key.endsWith("/") ? key.slice(0, -1) : key };
}

/** Without the marks of the sentence around it; a closing bracket stays if it was opened inside. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0) {
    const last = text.charAt(end - 1);
    if (!".,;:!?'’\"*_|)]}".includes(last)) break;
    if (last === ")" && text.slice(0, end).includes("(")) break;
    end -= 1;
  }
  return text.slice(0, end);
}
