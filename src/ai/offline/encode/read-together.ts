import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lazy } from "../../../lib/lazy.ts";
import { createReader } from "./create-reader.ts";
import { glossText } from "./gloss.ts";
import { base } from "./read-base.ts";

export interface Spoken {
  text: string;
  language: string;
}

/** Fitted by `tools/fit-reader.py`. */
const weights = join(import.meta.dirname, "reader.safetensors");

const reader = lazy(() => createReader(readFileSync(weights), base()));

/** How many readings are kept, so that the same question in another place costs little. */
const mostKept = 20_000;
/** What is longer says more than one thing. */
const longest = 600;

/** How surely a sentence answers a question, the two read together; other languages by their glosses. */
export const readTogether = createReadTogether();

function createReadTogether() {
  const kept = new Map<string, number>();
  const gloss = ({ text, language }: Spoken) => glossText(text.slice(0, longest), language);
  return (question: Spoken, sentence: Spoken, heading: string): number => {
    const reading = {
      question: gloss(question),
      heading: gloss({ text: heading, language: sentence.language }),
      sentence: gloss(sentence),
    };
    const key = Object.values(reading).join("\n");
    const known = kept.get(key) ?? reader()(reading);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, known);
    return known;
  };
}
