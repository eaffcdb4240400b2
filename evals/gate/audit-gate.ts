import type { RuledClaim } from "../../src/model/grounding.ts";
import { auditByRules } from "../../src/ground/audit/audit-by-rules.ts";
import type { AuditInput } from "../../src/ground/audit/audit-input.ts";
import { findSupport } from "./find-supports.ts";
import type { Way } from "./find-supports.ts";
import type { ReadDocument } from "./gate-documents.ts";
import type { GateRow } from "./gate-row.ts";

/** A claim of the gold file with what the rules alone say of it. */
export interface Audited {
  row: GateRow;
  input: AuditInput;
  ways: Way[];
  ruled: RuledClaim;
}

/** Audits a claim over everything that its documents hold, with the listed supports or with those that the gate finds. */
export async function auditGateRow(
  row: GateRow,
  read: ReadDocument,
  given: "listed" | "found" = "listed",
): Promise<Audited> {
  const files = [...new Set(row.supports.map(({ file }) => file))];
  const documents = new Map(await Promise.all(files.map(async (file) => [file, await read(file)] as const)));
  const found = row.supports.map((listed) => findSupport(listed, documents.get(listed.file) ?? []));
  const { claim, language } = row;
  const input = {
    ...{ claim, language, evidence: [...documents.values()].flat() },
    supports: given === "found" ? [] : found.flatMap(({ supports }) => supports),
  };
  return { row, input, ways: found.map(({ way }) => way), ruled: auditByRules(input) };
}
