import { readSignals } from "../../audit/text/read-signals.ts";
import type { TextSignals } from "../../audit/text/read-signals.ts";
import type { Fact } from "../../facts/fact.ts";
import { factsOf } from "../check/facts-of.ts";

/** A sentence, item or row of one of two texts that should say the same. */
export interface TextUnit {
  text: string;
  language: string;
  facts: Fact[];
  signals: TextSignals;
  /** Where it stands in the document; none in the source. */
  path?: string;
  /** A row of a table is never joined with another. */
  isRow: boolean;
}

export interface UnitInput {
  text: string;
  language: string;
  role: "claim" | "evidence";
  path?: string;
  isRow?: boolean;
}

export function textUnit({ text, language, role, path, isRow = false }: UnitInput): TextUnit {
  return {
    ...{ text, language, isRow, signals: readSignals(text, language) },
    facts: factsOf(text, language, role),
    ...(path !== undefined && { path }),
  };
}

/** Facts that look the same in every language. */
export function isHard({ kind, weak }: Fact): boolean {
  return weak !== true && kind !== "name" && kind !== "quotation" && kind !== "ordinal";
}
