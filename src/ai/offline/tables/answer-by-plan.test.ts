import { expect, test } from "vitest";
import { makeAnswerInput } from "../../../../test/fakes/answer-input.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { answerByPlan, draftPoint, tellDraft } from "./answer-by-plan.ts";

const plain = { scale: 0, empty: 0, isSound: true, isWhole: true };
const shape: TableShape = {
  ...{ id: "t1", name: "stock.csv", rows: 6 },
  columns: [
    { ...plain, name: "Depot", kind: "text", values: ["Aarau", "Basel"], distinct: 2 },
    { ...plain, name: "Pieces", kind: "number", distinct: 6, min: "1", max: "9" },
  ],
};
const question = "What is the total of pieces per depot?";
const ask = (more: Partial<AnswerInput> = {}): AnswerInput => ({
  ...makeAnswerInput(question, []),
  profiles: [shape],
  ...more,
});

function wished(): Record<string, unknown> {
  const answer = answerByPlan(ask());
  return answer !== undefined && "wish" in answer ? (answer.wish.query[0] ?? {}) : {};
}

const words = "Sum of *Pieces* over 6 rows";
const served = () => [`query ${JSON.stringify(wished())}: see the evidence "${words}".`];
const result = (rows: string[][], heading = words): EvidenceItem => ({
  ...{ id: "e7", document: "stock.csv", heading: [heading], text: "" },
  table: {
    head: [["Depot", "sum of Pieces", "number of Pieces"]],
    ...{ headRow: 1, rows, firstRow: 2, firstColumn: 1 },
  },
});

test("wishes for the plan first, then tells each row of its result by its heads", () => {
  expect(wished()).toMatchObject({ from: "t1", groupBy: [{ column: "Depot" }] });
  const rows = [
    ["Aarau", "12", "3"],
    ["Basel", "9", "3"],
  ];
  expect(answerByPlan(ask({ served: served(), evidence: [result(rows)] }))).toEqual({
    claims: [
      {
        text: "Depot: Aarau; sum of Pieces: 12; number of Pieces: 3",
        supports: ["A2", "B2", "C2"].map((cell) => ({ evidence: "e7", cell })),
      },
      {
        text: "Depot: Basel; sum of Pieces: 9; number of Pieces: 3",
        supports: ["A3", "B3", "C3"].map((cell) => ({ evidence: "e7", cell })),
      },
    ],
    refusal: null,
  });
});

test("of rows in order only the one at the place that is asked for is told, where it is alone there", () => {
  const draft = {
    ...{ table: "t1", width: 2, told: [0, 1], must: [], mostRows: 4, plan: { from: "t1" } },
    place: { column: 1, number: 2 },
  };
  const told = (...pieces: string[]) =>
    tellDraft(
      draft,
      ask({
        served: [`query ${JSON.stringify(draft.plan)}: see the evidence "${words}".`],
        evidence: [
          {
            ...{ id: "e7", document: "stock.csv", heading: [words], text: "" },
            table: {
              head: [["Depot", "Pieces"]],
              rows: pieces.map((piece, at) => [`Depot ${at + 1}`, piece]),
              ...{ headRow: 1, firstRow: 2, firstColumn: 1 },
            },
          },
        ],
      }),
    )?.map((claim) => claim.text);
  expect(told("9", "7")).toEqual(["Depot: Depot 2; Pieces: 7"]);
  expect(told("9", "9")).toBeUndefined();
  expect(told("9")).toBeUndefined();
});

test("an empty result, one of another plan and a table of a document are no answer", () => {
  const rows = [["Aarau", "12", "3"]];
  expect(answerByPlan(ask({ served: served(), evidence: [result([])] }))).toBeUndefined();
  expect(answerByPlan(ask({ served: served(), evidence: [result(rows, "Stock of 2020")] }))).toBeUndefined();
  const refused = [`query ${JSON.stringify(wished())}: There is no column "Pieces".`];
  expect(answerByPlan(ask({ served: refused, evidence: [result(rows)] }))).toBeUndefined();
});

test("a cell that would break a claim apart is not told", () => {
  const rows = [["Aarau; Basel", "12", "3"]];
  expect(answerByPlan(ask({ served: served(), evidence: [result(rows)] }))).toBeUndefined();
});

test("says nothing without tables, after a rejection, for a piece, and when no wish is left", () => {
  const { profiles: _profiles, ...without } = ask();
  expect(answerByPlan(without)).toBeUndefined();
  expect(answerByPlan(ask({ judged: [{ text: "x", complaint: "no" }] }))).toBeUndefined();
  expect(answerByPlan(ask({ piece: { number: 1, of: 2, tables: [] } }))).toBeUndefined();
  expect(answerByPlan(ask({ mayWish: false }))).toBeUndefined();
});

test("a list is known by the line that its letter opens with", () => {
  const number = (name: string) => ({ ...plain, name, kind: "number" as const, distinct: 3 });
  const note: TableShape = {
    ...{ id: "t2", name: "note.txt", rows: 3 },
    columns: [
      { ...plain, name: "Item", kind: "text", values: ["Chair", "Desk", "Lamp"], distinct: 3 },
      number("ordered"),
      number("delivered"),
    ],
  };
  const drafted = (opening: string) => {
    const evidence = [{ id: "e1", document: "note.txt", place: "line 1", text: opening }];
    const wanted = "Which items are missing from Brackwell?";
    return draftPoint(
      wanted,
      { ...makeAnswerInput(wanted, []), profiles: [note], evidence },
      { hasPeriods: false },
    );
  };
  expect(drafted("BRACKWELL SUPPLIES\nMill Lane 4")?.plan).toMatchObject({
    where: [{ column: "delivered", op: "<", other: "ordered" }],
  });
  expect(drafted("Thank you for your order.")).toBeUndefined();
});

test("what was paid already is what was paid", () => {
  const number = (name: string) => ({ ...plain, name, kind: "number" as const, distinct: 3 });
  const budget: TableShape = {
    ...{ id: "t3", name: "budget.md", rows: 3 },
    columns: [
      { ...plain, name: "Poste", kind: "text", values: ["Traiteur", "Affiches", "Salle"], distinct: 3 },
      ...["Prévu", "Payé", "Reste à payer"].map(number),
    ],
  };
  const wanted = "Combien avons-nous déjà payé en tout ?";
  const input = { ...makeAnswerInput(wanted, []), profiles: [budget], language: "fr" };
  expect(draftPoint(wanted, input, { hasPeriods: false })?.plan).toMatchObject({
    aggregates: [{ fn: "sum", column: "Payé" }, { fn: "count" }],
  });
});
