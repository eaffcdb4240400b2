import { expect, test } from "vitest";
import { createActionContext } from "../../../test/fakes/action-context.ts";
import type { ContextOptions } from "../../../test/fakes/action-context.ts";
import type { Evidence, HandOff } from "../../model/grounding.ts";
import { handOffIdOf } from "../../model/hand-off-id.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import { createActionList } from "../actions.ts";
import type { ParameterHints } from "../define-action.ts";

const action = createActionList().find("ai.generateReport");
const pool: Evidence[] = [
  { id: "a#1", documentId: "a", document: "policy.pdf", position: { page: 3 }, quote: "65 CHF a day" },
];
const handOff = (id: string, text: string, citation: string): HandOff => ({
  ...{
    id,
    intent: "i1",
    claims: [{ id: "i1.c1", intent: "i1", text, citations: [citation], verdict: "VALID" }],
  },
});
const one = handOff("ho_1", "It is 65 CHF a day.", "a#1");
const two = handOff("ho_2", "It ends in May.", "gone#1");
const paragraph = (text: string) => ({ content_type: "paragraph", elements: [{ text }] });
const document = (id: string | null, ...texts: string[]) => ({
  metadata: { title: "Memo", language: "en", kind: "memo", ...(id !== null && { handoff_id: id }) },
  sections: texts.map(paragraph),
});

async function write(options: ContextOptions, parameters: object = { instruction: "Write a memo." }) {
  const made = await createActionContext(options);
  const result = await action.run(parameters, made.context);
  made.model.done();
  if (result.kind !== "written") throw new Error("not written");
  return {
    ...result,
    ...made,
    stored: JSON.parse((await made.load(result.document.sha256)).toString("utf8")) as unknown,
  };
}

test("gives the claims of all hand-offs with their sources, and keeps what was written as it came", async () => {
  const id = handOffIdOf([one, two]) ?? "";
  let input: unknown;
  const text = ` ${JSON.stringify(document(id, "It is 65 CHF."), undefined, 1)}`;
  const written = await write(
    {
      ...{ handOffs: [one, two], pool, learnings: ["be short"] },
      script: [{ prompt: "write-report", text, check: (request) => void (input = request.input) }],
    },
    { instruction: "Write a memo.", style: "formal" },
  );
  const expected: ReportInput = {
    ...{
      instruction: "Write a memo.",
      style: "formal",
      language: "en",
      kind: "memo",
      documents: ["policy.pdf"],
      handOffId: id,
      learnings: ["be short"],
      tables: [],
      missing: [],
    },
    claims: [
      { id: "c1", text: "It is 65 CHF a day.", source: "policy.pdf, page 3", quotes: [expect.any(String)] },
      { id: "c2", text: "It ends in May.", source: "the documents", quotes: [] },
    ],
  };
  expect(input).toEqual(expected);
  expect(written).toMatchObject({ complete: true, handOffId: id });
  expect(written.stored).toEqual(document(id, "It is 65 CHF."));
  expect(written.used).toHaveLength(1);
});

test("the name of one hand-off is its own, and of none there is none", async () => {
  expect(handOffIdOf([one])).toBe("ho_1");
  expect(handOffIdOf([one, two])).toMatch(/^ho_[0-9a-f]{16}$/);
  expect(handOffIdOf([two, one])).not.toBe(handOffIdOf([one, two]));
  const free = await write({
    script: [
      {
        ...{ prompt: "write-report", value: document(null, "Hello.") },
        check: ({ input }) => expect(input).toMatchObject({ handOffId: null, claims: [] }),
      },
    ],
  });
  expect(free).not.toHaveProperty("handOffId");
});

test("a model that answers in Markdown is understood as well", async () => {
  const text = "# Memo\n\nDear team,\n\n- one\n- two";
  const said = { prompt: "write-report", text };
  const { stored, complete } = await write({ script: [said, { ...said, text: `${text}!` }, said] });
  expect(complete).toBe(true);
  expect(stored).toMatchObject({
    metadata: { title: "Memo", language: "en" },
    sections: [{ content_type: "heading" }, { content_type: "paragraph" }, { content_type: "bullet_list" }],
  });
});

test("what was cut off for good is kept as far as it came, and said", async () => {
  const whole = JSON.stringify(document("ho_1", "It is 65 CHF.", "It ends."));
  const cut = whole.slice(0, whole.indexOf('"elements"', whole.indexOf("65")));
  const script = [cut, "…", "… …", "…", "… …"].map((text) => ({ prompt: "write-report", text }));
  const written = await write({ handOffs: [one], pool, script });
  expect(written).toMatchObject({
    complete: false,
    handOffId: "ho_1",
    reason: expect.stringContaining("nothing new"),
  });
  expect(written.stored).toEqual(document("ho_1", "It is 65 CHF."));
});

test("JSON that is no document is the model's failure", async () => {
  const script = [{ prompt: "write-report", value: { letter: "Dear team" } }];
  await expect(write({ script })).rejects.toMatchObject({ code: "model" });
});

test("needs no model for its parameters", () => {
  const wanted = {
    objective: "Write a memo",
    context: "two pages",
    deliverable: { style: "formal" },
  } as ParameterHints;
  expect(action.infer(wanted)).toEqual({ instruction: "Write a memo\ntwo pages", style: "formal" });
});
