import { calculate, explain } from "../../data/data.ts";
import type { Calculation, Computed, Evidence, LocatedSupport } from "../../model/grounding.ts";
import { withWholeTables } from "../../model/documents/whole-table.ts";
import { locate, readDay, readValue } from "../../ground/ground.ts";
import type { Fact } from "../../ground/facts/fact.ts";
import { strangeConstants } from "./strange-constants.ts";

export interface ComputeGround {
  evidence: readonly Evidence[];
  language: string;
  /** The person's own words: numbers in them may be reckoned with. */
  request: string;
}

/** Computes over cited values, exactly. What cannot be computed is said, with what would help. */
export function computeValues(
  calculations: readonly Calculation[],
  ground: ComputeGround,
): { computed: Computed[]; complaints: string[] } {
  const computed: Computed[] = [];
  const complaints: string[] = [];
  for (const calculation of calculations) {
    const made = computeOne(calculation, ground);
    if (typeof made === "string") complaints.push(`computation ${calculation.id}: ${made}`);
    else computed.push(made);
  }
  return { computed, complaints };
}

interface Input {
  name: string;
  supports: LocatedSupport[];
  values: string[];
  unit?: string;
  label: string;
}

function computeOne({ id, expression, inputs }: Calculation, ground: ComputeGround): Computed | string {
  const [strange] = strangeConstants(expression, ground.request);
  if (strange !== undefined)
    return `${strange} stands in no source; cite the passage or cell that states it as an input`;
  const read: Input[] = [];
  for (const [name, support] of Object.entries(inputs)) {
    const whole = withWholeTables(
      [support],
      ground.evidence,
      (one, among) => locate(one, among) !== undefined,
    );
    const located = locate(support, whole);
    if (located === undefined) return `${name}: what it cites is not in the evidence`;
    const counts = new RegExp(`\\bcount\\s*\\([^()]*\\b${name}\\b`, "u").test(expression);
    const input = readInput(name, located, { ...ground, counts });
    if (typeof input === "string") return input;
    read.push(input);
  }
  const values = Object.fromEntries(read.map(({ name, values: own }) => [name, own]));
  const units = Object.fromEntries(
    read.flatMap(({ name, unit }) => (unit === undefined ? [] : [[name, unit]])),
  );
  const result = calculate({ expression, values, units });
  if ("complaint" in result) return result.complaint;
  const named = read.map(({ name, values: own, label }) => ({ name, values: own, label }));
  return {
    ...{ id, expression, value: result.value },
    ...(result.unit !== undefined && { unit: result.unit }),
    words: explain({ expression, inputs: named }, result, ground.language),
    inputs: read.map(({ name, supports, values: own }) => ({ name, supports, values: own })),
  };
}

/** The numbers of a cell, of a range of cells without its empty ones, or of a quotation that holds one number. */
function readInput(
  name: string,
  support: LocatedSupport,
  { evidence, counts }: ComputeGround & { counts: boolean },
): Input | string {
  if (support.kind === "computation") return `${name}: name cells or quoted numbers, not another computation`;
  const passage = evidence.find(({ id }) => id === support.evidence);
  const language = passage?.language ?? "unknown";
  const texts =
    support.kind === "quote"
      ? [{ text: support.quote, label: "" }]
      : support.cells
          .filter(({ value }) => value.trim() !== "")
          .map(({ value, rowHead, columnHead }) => ({
            text: value,
            label: [rowHead, columnHead].filter(Boolean).join(", "),
          }));
  // names are counted like numbers
  if (counts && texts.length > 0)
    return { name, supports: [support], values: texts.map(() => "1"), label: "" };
  const days = texts.map(({ text }) => readDay(text, language));
  if (days.every((day) => day !== undefined))
    return { name, supports: [support], values: days, label: texts[0]?.label ?? "" };
  const numbers: Fact[] = [];
  const values: string[] = [];
  for (const { text } of texts) {
    const read = readValue(text, { language, document: passage?.document ?? "" });
    // a sum that leaves out what it cannot read would be wrong, and look right
    if (read === undefined) return `${name}: "${text}" holds no single number; cite the cells that hold one`;
    if (read.value === undefined) return `${name}: "${text}" can be read in several ways`;
    numbers.push(read.fact);
    values.push(read.value);
  }
  if (numbers.length === 0) return `${name}: there is no number in it`;
  const dimensions = new Set(numbers.map(({ dimension }) => dimension));
  const [dimension] = dimensions;
  return {
    ...{ name, supports: [support], values },
    ...(dimensions.size === 1 && dimension !== undefined && { unit: dimension.replace(/^cur:/u, "") }),
    label: texts.length === 1 ? (texts[0]?.label ?? "") : "",
  };
}
