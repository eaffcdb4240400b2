import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { Approval, ApprovalAnswer } from "../../model/action.ts";
import type { StoredEvent, WorkflowEvent } from "../../model/event.ts";
import { Failure } from "../../model/failure.ts";
import { createApprovalDesk } from "./approval-desk.ts";

const approval: Approval = {
  id: "approval-1-1-1-1",
  action: "mail.send",
  effect: "send",
  objective: "Tell Bob.",
  parameters: { to: "bob" },
  documents: ["docItem:doc_1:a.pdf"],
  connection: "work",
};
const asked: WorkflowEvent = { type: "approval-asked", approval };
const answered: WorkflowEvent = {
  type: "approval-answered",
  id: approval.id,
  answer: { decision: "approve" },
};

/** A desk with a person's keyboard and screen, on a workflow that takes down what it is told. */
function sitDown({ told = [] as WorkflowEvent[], approve = undefined as Failure | undefined } = {}) {
  const keyboard = new PassThrough();
  const screen = new PassThrough();
  const said: string[] = [];
  const answers: ApprovalAnswer[] = [];
  let heard: () => void = () => undefined;
  const answer = new Promise<void>((resolve) => (heard = resolve));
  const desk = createApprovalDesk({
    workflowId: "wf_1",
    say: (line) => said.push(line),
    dossier: {
      trace: async () =>
        told.map((event, index): StoredEvent => ({ offset: index + 1, key: "", at: 0, event })),
      approve: async (_workflow, given) => {
        answers.push(given);
        heard();
        if (approve !== undefined) throw approve;
        return approval;
      },
    },
    terminal: { input: keyboard, output: screen, isTerminal: false, interrupt: () => undefined },
  });
  const shown = async (words: string) => {
    let all = "";
    for await (const piece of screen) {
      all += String(piece);
      if (all.includes(words)) return;
    }
  };
  return { desk, keyboard, screen, said, answers, answer, shown };
}

test("says what is asked, with effect, objective, values, documents and connection, in the reader's language", async () => {
  const { desk, said } = sitDown();
  await desk.see(asked, "fr");
  expect(said).toEqual([
    [
      "En attente d'approbation: mail.send (send)",
      "  Cela envoie quelque chose à d'autres.",
      "  Tell Bob.",
      '  {"to":"bob"}',
      "  Documents: docItem:doc_1:a.pdf",
      "  → work",
    ].join("\n"),
    "Répondre avec:\n  dossier approve wf_1 [--parameters JSON]\n  dossier reject wf_1 [--reason TEXT]",
  ]);
  desk.close();
});

test.each([
  ["y\n", { decision: "approve" }],
  ["n\n", { decision: "reject" }],
  ["what?\n\nja\n", { decision: "approve" }],
  ['e\n{"to":"ann"}\n', { decision: "approve", parameters: { to: "ann" } }],
  ['e\n{"to":\ne\n{"to":"eve"}\n', { decision: "approve", parameters: { to: "eve" } }],
])("typed %j is the answer %j", async (typed, expected) => {
  const { desk, keyboard, answers, answer, screen } = sitDown();
  screen.resume();
  await desk.see(asked, "en");
  keyboard.write(typed);
  await answer;
  expect(answers).toEqual([expected]);
  desk.close();
});

test("answered elsewhere, the question here is over and what is typed later counts for nothing", async () => {
  const { desk, keyboard, said, answers, shown } = sitDown();
  await desk.see(asked, "en");
  await shown("y = yes");
  await desk.see(answered, "en");
  keyboard.write("n\n");
  await desk.see({ type: "round-stopped" }, "en");
  expect(said.at(-1)).toBe("Approved");
  expect(answers).toEqual([]);
});

test("a question that has been answered is not asked again when a round tells its story anew", async () => {
  const { desk, said } = sitDown({ told: [asked, answered] });
  await desk.see(asked, "en");
  expect(said).toEqual([]);
});

test("an answer that comes too late is no mistake", async () => {
  const { desk, keyboard, said, answer, screen } = sitDown({
    approve: new Failure("usage", "It is not waiting."),
  });
  screen.resume();
  await desk.see(asked, "en");
  keyboard.write("y\n");
  await answer;
  expect(said.join()).not.toContain("not waiting");
  desk.close();
});
