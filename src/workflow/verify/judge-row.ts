import type { Computed, Evidence, RuledClaim, SubmittedClaim, Support } from "../../model/grounding.ts";
import { auditClaim, locate } from "../../ground/ground.ts";
import type { AuditInput } from "../../ground/audit/audit-input.ts";
import { isRoundedResult } from "./rounded-result.ts";
import { shapeOf } from "./row-shape.ts";

type Ground = Pick<AuditInput, "language" | "question" | "evidence" | "computations">;

/**
 * A row is judged cell by cell, each value by its own supports, so that every fault of it is told at once. A row in which
 * no cell fails is undecided: whether its values belong together is for a model to say.
 */
export function judgeRow(claim: SubmittedClaim, ground: Ground): RuledClaim {
  const { row, cellSupports = [] } = claim;
  const supports = withInputs(claim.supports, ground.computations ?? []);
  const whole = auditClaim({ ...ground, claim: claim.text, supports });
  if (row === undefined || whole.verdict === "VALID") return whole;
  if (shapeOf(claim, ground)?.isNamedAlike === true)
    return {
      ...whole,
      verdict: "VALID",
      stage: 3,
      reason: "it is a row of the table as it stands",
      fails: "",
      doubts: [],
    };
  const faults = faultsOf(claim, ground);
  if (faults.length === 0)
    return {
      ...whole,
      verdict: "UNDECIDED",
      stage: 3,
      reason: "the row is put together from several places",
      fails: "",
    };
  const isUnsupported = faults.every(({ stage }) => stage === 1) && cellSupports.length > 0;
  return {
    ...whole,
    verdict: "INVALID",
    stage: isUnsupported ? 1 : 2,
    reason: faults.map(({ column, reason }) => `${column}: ${reason}`).join("; "),
    fails: faults.map(({ value }) => value).join("; "),
  };
}

function joinSpace(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
}

/** What was computed brings along where its values stand: their years and rows may be said too. */
export function withInputs(supports: readonly Support[], computations: readonly Computed[]): Support[] {
  const cited = new Set(
    supports.flatMap((support) => ("computation" in support ? [support.computation] : [])),
  );
  const inputs = computations
    .filter(({ id }) => cited.has(id))
    .flatMap((one) => one.inputs.flatMap((input) => input.supports))
    .flatMap((located): Support[] => {
      if (located.kind === "quote") return [{ evidence: located.evidence, quote: located.quote }];
      if (located.kind === "computation") return [];
      return located.cells
        .slice(0, mostCells)
        .map(({ address }) => ({ evidence: located.evidence, cell: address }));
    });
  return [...supports, ...inputs];
}

const mostCells = 40;

export interface CellFault {
  at: number;
  column: string;
  value: string;
  stage: number;
  reason: string;
}

/** The cells whose own supports do not hold them. */
export function faultsOf({ row, cellSupports = [] }: SubmittedClaim, ground: Ground): CellFault[] {
  return (row?.columns ?? []).flatMap((column, at): CellFault[] => {
    const value = row?.cells[at] ?? null;
    if (value === null) return [];
    const supports = cellSupports[at] ?? [];
    if (supports.length === 0)
      return [{ at, column, value, stage: 1, reason: `"${value}" names no support` }];
    if (supports.some((support) => holdsWord(value, support, ground.evidence))) return [];
    const { verdict, stage, reason } = auditClaim({ ...ground, claim: value, supports });
    return verdict === "INVALID" || verdict === "NOT_IN_CONTEXT"
      ? [{ at, column, value, stage, reason }]
      : [];
  });
}

/** A value that stands in its support letter by letter, white space aside. */
function holdsWord(value: string, support: Support, evidence: readonly Evidence[]): boolean {
  const located = locate(support, evidence);
  if (located?.kind === "cells") {
    const isResult = evidence.some(({ id, computed }) => id === located.evidence && computed !== undefined);
    return located.cells.some(
      (cell) => joinSpace(cell.value) === joinSpace(value) || (isResult && isRoundedResult(value, cell)),
    );
  }
  return located?.kind === "quote" && joinSpace(located.quote) === joinSpace(value);
}

/** A row without the cells that failed, and what they said. */
export interface MendedRow {
  claim: SubmittedClaim;
  lost: CellFault[];
}

/** The row without the cells that failed: they are not proven, and said to be so. Undefined where little is left. */
export function withoutFaults(claim: SubmittedClaim, ground: Ground): MendedRow | undefined {
  const { row, cellSupports = [] } = claim;
  if (row === undefined) return undefined;
  const lost = faultsOf(claim, ground);
  const bad = new Set(lost.map(({ at }) => at));
  const cells = row.cells.map((cell, at) => (bad.has(at) ? null : cell));
  const said = row.columns.flatMap((column, at) => (cells[at] === null ? [] : [`${column}: ${cells[at]}`]));
  if (bad.size === 0 || said.length < 2) return undefined;
  const supports = cellSupports.map((own, at) => (bad.has(at) ? [] : own));
  const left = {
    supports: supports.flat(),
    cellSupports: supports,
    row: { ...row, cells, unproven: [...bad] },
  };
  return { claim: { ...claim, text: said.join("; "), ...left }, lost };
}
