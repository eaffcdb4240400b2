import { expect, test } from "vitest";
import { findFacts } from "./find-facts.ts";

/** Shapes that made patterns or loops run for hours when they were long. */
const shapes =
  "a|1|1 |1.1.1 |1,|A |a1|a-|“|'|1 May |e\u0301|.|a@|Ab AG |hundred |111 |1.0000|–1|(1) |http://".split("|");

test.each(shapes)("100 kB of %j is read to its end", (shape) => {
  const text = shape.repeat(Math.ceil(100_000 / shape.length));
  for (const fact of findFacts(text, { language: "unknown", role: "evidence" })) {
    if (fact.end > text.length || fact.start >= fact.end) expect(fact).toBeUndefined();
  }
});
