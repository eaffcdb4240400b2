import type { Fact } from "../../../facts/fact.ts";
import { findFacts } from "../../../facts/find-facts.ts";

const inBrackets = /[([]([^()[\]]{1,24})[)\]]/gu;
const inWords = /(?:,|\bin|\ben)\s+([^\s,;]{1,14}(?:\s[^\s,;]{1,14})?)\s*$/u;

/** A bare number with the unit that its heads give it: 812 under "Sales (EUR million)". */
export function withHeadUnit(value: Fact, heads: readonly string[]): Fact {
  if (value.kind !== "number" || value.dimension !== undefined) return value;
  for (const unit of heads.flatMap(unitsOf)) {
    for (const key of value.keys) {
      const [read] = findFacts(`${key} ${unit}`, { language: "en", role: "claim" });
      const isUnit = read?.kind === "number" && (read.dimension !== undefined || !read.keys.includes(key));
      if (isUnit)
        return {
          ...read,
          text: value.text,
          start: value.start,
          end: value.end,
          digits: value.digits ?? value.keys,
        };
    }
  }
  return value;
}

function unitsOf(head: string): string[] {
  const found = [
    ...[...head.matchAll(inBrackets)].map((match) => match[1] ?? ""),
    inWords.exec(head)?.[1] ?? "",
  ];
  return found
    .map((unit) => unit.replace(/^(?:in|en)\s+/u, "").trim())
    .filter((unit) => unit !== "" && !/\p{N}/u.test(unit));
}
