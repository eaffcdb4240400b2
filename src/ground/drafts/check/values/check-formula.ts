import type { Section, UnifiedDocument } from "../../../../model/unified-document.ts";
import { readDraftTable } from "../../statements/read-draft-table.ts";
import type { ReadCell } from "../../statements/read-draft-table.ts";
import type { Statement } from "../../statements/statement.ts";
import type { DraftScope } from "../draft-scope.ts";
import { evaluateFormula } from "./evaluate-formula.ts";
import { factsOf } from "../facts-of.ts";
import { missingFacts } from "../missing-facts.ts";
import { ok, rejected, undecided } from "../ruling.ts";
import type { Ruling } from "../ruling.ts";

/** Numbers that every calculation may use. */
const harmless = new Set([0, 1, 2, 12, 100, 1000]);

/** A formula brings no number of its own, and comes to the value that is shown beside it. */
export function checkFormula(statement: Statement, document: UnifiedDocument, scope: DraftScope): Ruling {
  const cells = cellsOf(statement, document);
  const own = cells.find(({ formula }) => formula === statement.text);
  const at = (column: number, row: number) =>
    numberOf(cells.find((cell) => cell.column + 1 === column && cell.sheetRow === row)?.value);
  const { value, numbers, texts } = evaluateFormula(statement.text, at);
  const { claims: candidates, isNamed } = scope.candidates(statement);
  const constants = [...numbers.filter((number) => !harmless.has(number)).map(String), ...texts];
  const language = "en";
  const text = constants.join("; ");
  const facts = factsOf(text, language);
  const missing = missingFacts({ facts, candidates, isNamed, language, scope });
  const [asked] = missing.asked;
  if (missing.reasons.length > 0)
    return rejected(`The formula ${statement.text}: ${missing.reasons.join(" ")}`);
  if (asked !== undefined)
    return rejected(`The formula ${statement.text}: "${asked.text}" stands in the request alone.`);
  const shown = numberOf(own?.value);
  if (value === undefined || shown === undefined)
    return undecided(
      [`What ${statement.text} comes to is not known.`],
      candidates.slice(0, 3).map(({ id }) => id),
    );
  const isSame =
    Math.abs(value - shown) <= 1e-9 * Math.max(1, Math.abs(shown)) || Number(value.toFixed(2)) === shown;
  return isSame ? ok() : rejected(`The formula ${statement.text} comes to ${value}, not ${shown}.`);
}

function cellsOf({ section = -1, element = -1 }: Statement, document: UnifiedDocument): ReadCell[] {
  const found: Section | undefined = document.sections[section];
  const table = found?.content_type === "table" ? found.elements[element] : undefined;
  return table === undefined ? [] : readDraftTable(table, [], "en");
}

function numberOf(value: unknown): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value))
    ? Number(value)
    : undefined;
}
