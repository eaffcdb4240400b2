import { findInvented } from "./find-invented.ts";
import type { Fact, OfficeRequest } from "./office-request.ts";
import { numbersIn, spellingsOf } from "./read-values.ts";

/** What a round delivered, and the text of everything that it was given. */
export interface Said {
  status: string;
  message: string;
  claims: readonly { text: string; isComputed: boolean }[];
  files: readonly { format: string; text: string }[];
  /** Whether it said that a part of the request is missing. */
  isPartial: boolean;
  sources: string;
}

export const verdicts = ["right", "refused", "wrong", "invented"] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judged {
  request: OfficeRequest;
  verdict: Verdict;
  why: string;
  said: Said;
}

export function judgeAnswer(request: OfficeRequest, said: Said): Judged {
  const [verdict, why] = decide(request, said);
  return { request, verdict, why, said };
}

function decide(request: OfficeRequest, said: Said): [Verdict, string] {
  const { status } = request.expect;
  if (status === "smalltalk") return judgeTalk(request, said);
  const isSilent = said.status !== "OK" || (said.claims.length === 0 && said.files.length === 0);
  if (isSilent) return [status === "refusal" ? "right" : "refused", said.status];
  const invented = findInvented(said);
  if (invented.length > 0) return ["invented", invented.join(", ")];
  if (status === "refusal") return ["wrong", "answered what is not there"];
  return judgeFacts(request, said);
}

/** A greeting is answered; general knowledge may be declined as well. No file, and nothing that looks proven. */
function judgeTalk({ kind }: OfficeRequest, said: Said): [Verdict, string] {
  if (said.files.length > 0) return ["wrong", "a file after small talk"];
  if (said.claims.length > 0) return ["wrong", "a claim without a document"];
  if (said.message.trim() === "") return ["refused", "nothing was said"];
  if (kind === "greeting" && said.status !== "OK") return ["refused", said.status];
  return ["right", ""];
}

function judgeFacts({ kind, expect }: OfficeRequest, said: Said): [Verdict, string] {
  const claims = said.claims.map(({ text }) => text);
  const astray = claims.find(
    (text) =>
      expect.nearMisses.some((near) => holdsWords(text, near)) &&
      !expect.facts.some((fact) => holdsFact(text, fact)),
  );
  if (astray !== undefined) return ["wrong", `near miss: ${astray}`];
  // a small number stands somewhere in any text: what was computed must be claimed
  const places =
    kind === "compute" ? claims : [...claims, said.message, ...said.files.map(({ text }) => text)];
  const absent = expect.facts.filter((fact) => !places.some((text) => holdsFact(text, fact)));
  if (absent.length > 0) {
    const isHonest = said.isPartial && absent.length < expect.facts.length;
    return [
      isHonest ? "refused" : "wrong",
      `without ${absent.map((fact) => JSON.stringify(fact)).join(", ")}`,
    ];
  }
  const lacking = expect.formats.filter((format) => said.files.every((file) => file.format !== format));
  return lacking.length > 0 ? ["refused", `no ${lacking.join(", ")}`] : ["right", ""];
}

export function holdsFact(text: string, fact: Fact): boolean {
  if (typeof fact === "string") return holdsWords(text, fact);
  if (typeof fact === "number") return numbersIn(withoutDates(text)).has(fact);
  if ("together" in fact) return fact.together.every((words) => holdsWords(text, words));
  if ("date" in fact) return spellingsOf(fact.date).some((spelling) => holdsWords(text, spelling));
  if ("number" in fact)
    return [...numbersIn(text)].some((value) => Math.abs(value - fact.number) <= fact.tolerance);
  return fact.some((words) => holdsWords(text, words));
}

const withoutDates = (text: string) => text.replaceAll(/\d{4}-\d{2}-\d{2}/gu, " ");

/** The words stand by themselves: "40" is not in "240", nor in "40,5". */
function holdsWords(text: string, words: string): boolean {
  const [hay, needle] = [plain(text), plain(words)];
  for (let at = hay.indexOf(needle); at !== -1; at = hay.indexOf(needle, at + 1)) {
    const [before, after] = [hay.slice(Math.max(0, at - 2), at), hay.slice(at + needle.length)];
    const isOpen = /^\d/u.test(needle) && /(?:\d|\d[.,'])$/u.test(before);
    const isCut = /\d$/u.test(needle) && /^(?:\d|[.,']\d)/u.test(after);
    if (!isOpen && !isCut) return true;
  }
  return false;
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll(/[’‘]/gu, "'").replaceAll(/\s+/gu, " ");
}
