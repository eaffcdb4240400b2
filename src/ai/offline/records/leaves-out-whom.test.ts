import { expect, test } from "vitest";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerRecords } from "./answer-records.ts";

const ask = (text: string, evidence: readonly EvidenceItem[]) =>
  answerRecords({ text, language: "en" }, evidence).map((claim) => claim.text);

test("what another table of the document counts is not told by a row that says nothing of it", () => {
  const tableOf = (id: string, heading: string, rows: string[][]) => ({
    ...{ id, document: "rota.md", heading: [heading] },
    text: rows.map((row) => `| ${row.join(" | ")} |`).join("\n"),
    table: { headRow: 1, firstRow: 2, firstColumn: 1, head: [rows[0] ?? []], rows: rows.slice(1) },
  });
  const staff = tableOf("e3", "Staff", [
    ["Name", "Certificate", "Pay"],
    ["Ada Brook", "Guard", "24"],
    ["Ben Frost", "Cook", "20"],
  ]);
  const shifts = tableOf("e4", "Shifts", [
    ["Day", "Early"],
    ["Monday", "Cleo Dunn"],
  ]);
  expect(ask("What pay does Ada Brook have?", [staff, shifts])).toHaveLength(1);
  expect(ask("How many shifts does Ada Brook have?", [staff, shifts])).toEqual([]);
});

test("what others pay is no answer for those of whom nothing is said", () => {
  const fees = {
    ...{ id: "e5", document: "minutes.md", heading: ["Budget"] },
    text: "| Item | Budget 2026 |\n| --- | --- |\n| Website and membership | £640 |\n| Nets | £90 |",
    table: {
      ...{ headRow: 1, firstRow: 2, firstColumn: 1, head: [["Item", "Budget 2026"]] },
      rows: [
        ["Website and membership", "£640"],
        ["Nets", "£90"],
      ],
    },
  };
  expect(ask("What is the budget for membership?", [fees])).toHaveLength(1);
  expect(ask("What is the budget for membership for students?", [fees])).toEqual([]);
});
