import { expect, test } from "vitest";
import { makeAnswerInput } from "../../../test/fakes/answer-input.ts";
import type { TableShape } from "../../model/documents/table-shape.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";
import { answerPart } from "./answer-part.ts";

const plain = { scale: 0, empty: 0, isSound: true, isWhole: true };
const shape: TableShape = {
  ...{ id: "t1", name: "stock.csv", rows: 6 },
  columns: [
    { ...plain, name: "Depot", kind: "text", values: ["Aarau", "Basel"], distinct: 2 },
    { ...plain, name: "Pieces", kind: "number", distinct: 6, min: "1", max: "9" },
  ],
};

test("a result that cannot be told is no passage to quote", () => {
  const question = "What is the total of pieces in the depot Basel?";
  const ask = (more: Partial<AnswerInput> = {}): AnswerInput => ({
    ...makeAnswerInput(question, []),
    profiles: [shape],
    ...more,
  });
  const first = answerPart(ask());
  const plan = "wish" in first ? first.wish.query[0] : undefined;
  expect(plan).toBeDefined();
  const title = "Sum of pieces in the depot Basel";
  const served = [`query ${JSON.stringify(plan)}: see the evidence "${title}".`];
  const said = "The total of pieces in the depot Basel is 14.";
  const evidence = [{ id: "e7", document: "stock.csv", heading: [title], text: said }];
  expect(answerPart(ask({ served, evidence })).claims).toEqual([]);
  // the same words in a document are one
  expect(
    answerPart(
      ask({
        served,
        evidence: [{ ...evidence[0], heading: [] }].map((one) => ({
          ...one,
          id: "e8",
          document: "note.md",
          text: said,
        })),
      }),
    ).claims,
  ).not.toEqual([]);
});

test.each(["What is the phone number of the second guide?", "What is the permit number of Ben Frost?"])(
  "a number that names something counts no rows: %s",
  (question) => {
    const guides: TableShape = {
      ...{ id: "t2", name: "guides.docx", rows: 3 },
      columns: [
        { ...plain, name: "Name", kind: "text", values: ["Phone", "Permit number", "Birth"], distinct: 3 },
        { ...plain, name: "First guide", kind: "text", values: ["1", "2", "3"], distinct: 3 },
        { ...plain, name: "Second guide", kind: "text", values: ["4", "5", "6"], distinct: 3 },
      ],
    };
    expect(answerPart({ ...makeAnswerInput(question, []), profiles: [guides] })).not.toHaveProperty("wish");
  },
);
