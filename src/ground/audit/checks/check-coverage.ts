import type { Computed } from "../../../model/grounding.ts";
import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { Context } from "../context.ts";
import { doubt, fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";

/** Fewer values are told one by one. */
const fewest = 3;

/** The years of the rows that something was computed over, from the first to the last; undefined where they have none. */
export interface Coverage {
  first: string;
  last: string;
  rows: number;
}

/** What the ranges cover that a computation rests on, as far as the heads of their rows tell. */
export function readCoverage({ inputs }: Computed): Coverage | undefined {
  const cells = inputs.flatMap(({ supports }) =>
    supports.flatMap((support) =>
      support.kind === "cells" && support.cells.length >= fewest ? support.cells : [],
    ),
  );
  const years = cells.map(({ rowHead }) => yearOf(rowHead));
  const known = years.filter((year) => year !== undefined).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined || known.length < cells.length) return undefined;
  return { first, last, rows: new Set(years).size };
}

function yearOf(head: string): string | undefined {
  const years = findFacts(head, { language: "unknown", role: "evidence" })
    .filter(({ kind }) => kind === "date" || kind === "period")
    .flatMap(({ keys }) => keys.flatMap((key) => /^\d{4}/u.exec(key)?.[0] ?? []));
  return new Set(years).size === 1 ? years[0] : undefined;
}

/** "2001–2017" of something that was computed over the rows of just these years. */
export function coversPeriod({ kind, keys }: Fact, { computed }: Context): boolean {
  return (
    kind === "period" &&
    computed.some((one) => {
      const coverage = readCoverage(one);
      return coverage !== undefined && keys.includes(`${coverage.first}/${coverage.last}`);
    })
  );
}

/** What is said of some years must have been computed over these years, and not over more or fewer. */
export function checkCoverage(claim: ReadClaim, { computed }: Context): AuditFinding[] {
  const [coverage] = computed.flatMap((one) => readCoverage(one) ?? []);
  if (coverage === undefined || coverage.first === coverage.last || computed.length > 1) return [];
  const { first, last } = coverage;
  const periods = claim.facts.filter(
    ({ kind, weak }) => (kind === "date" || kind === "period") && weak !== true,
  );
  const own = periods.filter(({ keys }) => !keys.some((key) => isResult(key, computed)));
  const years = own.flatMap(({ keys }) =>
    keys.flatMap((key) => key.match(/(?<![\d-])\d{4}(?![\d])/gu) ?? []),
  );
  const sorted = [...new Set(years)].toSorted();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined || (from === first && to === last)) return [];
  const text = own.map((fact) => fact.text).join(" … ");
  const reason = `it was computed over the rows from ${first} to ${last}`;
  return [(own.length <= 2 && from !== to ? fault : doubt)(text, reason)];
}

function isResult(key: string, computed: readonly Computed[]): boolean {
  return computed.some(({ value }) => value === key);
}
