import { auditByRules } from "../src/ground/audit/audit-by-rules.ts";
import { findFacts } from "../src/ground/facts/find-facts.ts";

// One shape of hostile text, read in one way: a line with its time for each size. Whoever started it may end it.

export const shapes: Readonly<Record<string, string>> = {
  digits: "1",
  "1 1 1": "1 ",
  "1.1.1": "1.",
  "111 111": "111 ",
  "A A A": "A ",
  a1a1: "a1",
  'quotation marks "': '"',
  "opening marks „": "„",
  "1 May": "1 May ",
  "combining marks": "e\u0301\u0301",
  dots: ".",
  "a-a-": "a-",
  "long words": "abcdefghij",
  capitals: "Alpha Beta ",
  "number words": "one hundred ",
  "not not": "not ",
  "at least": "at least ",
  "a@a": "a@",
  "line feeds": "\n",
  "table bars": "| 1 ",
  "list marks": "a. 1 ",
  "opening brackets": "(<",
};

interface Way {
  name: string;
  run(text: string): void;
}

export const ways: readonly Way[] = [
  { name: "facts", run: (text) => void findFacts(text, { language: "en", role: "evidence" }) },
  {
    name: "evidence",
    run: (text) =>
      void auditByRules({
        ...{ claim: "The fee was 120 euros on 1 May 2021.", language: "en" },
        evidence: [toPassage(`${text} The fee was 130 euros on 1 May 2021.`)],
        supports: [{ evidence: "p", quote: "The fee was 130 euros" }],
      }),
  },
  {
    name: "claim",
    run: (text) =>
      void auditByRules({
        ...{ claim: text, language: "en" },
        evidence: [toPassage("The fee was 130 euros on 1 May 2021.")],
        supports: [{ evidence: "p", quote: "The fee was 130 euros" }],
      }),
  },
];

function toPassage(quote: string) {
  return { id: "p", documentId: "p", document: "p", position: {}, quote, language: "en" };
}

/** Of CPU; what is certain to take longer is not begun. */
const patienceMs = 5_000;

const [, script, shape, way, ...sizes] = process.argv;
if (script === import.meta.filename) {
  const piece = shapes[shape ?? ""] ?? "";
  const run = ways.find(({ name }) => name === way)?.run;
  let perLetter = 0;
  for (const [turn, size] of sizes.map(Number).entries()) {
    // the first turn compiles
    if (turn > 1 && perLetter * size > patienceMs) break;
    const text = piece.repeat(Math.ceil(size / piece.length));
    const begun = process.cpuUsage();
    run?.(text);
    const { user, system } = process.cpuUsage(begun);
    const ms = (user + system) / 1_000;
    perLetter = ms / size;
    console.log(JSON.stringify({ size, ms }));
  }
}
