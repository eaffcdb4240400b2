import { afterAll, beforeAll, expect, test } from "vitest";
import type { Dossier } from "../../src/app/create-dossier.ts";
import { createScriptedModel } from "../../src/ai/testing/scripted-model.ts";
import type { ModelRequest } from "../../src/ai/call/model.ts";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { hostileDocuments } from "../fixtures/hostile-passages.ts";
import { closeAll, limit, only, openModel } from "../fakes/play-script.ts";
import { analysis, judge, select } from "../fakes/script-answers.ts";

let dossier: Dossier;
const byName = new Map(hostileDocuments.map((document) => [document.fileName, document]));

/** A model that obeys every document it reads, and finds all it is asked to judge VALID. */
beforeAll(async () => {
  const { card } = createScriptedModel([]);
  const said: Record<string, (request: ModelRequest) => unknown> = {
    "analyse-request": ({ input }) => analysis((input as { message: string }).message).value,
    "select-action": () => select("ai.process").value,
    "answer-from-evidence": ({ input }) => obey(input as AnswerInput),
    "audit-claims": (request) => {
      const verdicts = judge("VALID");
      verdicts.check?.(request);
      return verdicts.value;
    },
  };
  ({ dossier } = await openModel({
    card,
    async call(request) {
      const value = said[request.prompt.name]?.(request);
      if (value === undefined) throw new Error(`Not expected: ${request.prompt.name}`);
      const counts = { tokensIn: 1, tokensOut: 1, tokensCached: 0, tokensReasoning: 0 };
      return { kind: "answer", text: JSON.stringify(value), ...counts, finishReason: "stop" };
    },
  }));
});

afterAll(closeAll);

/** What the document wants to hear, with its own words as the proof. */
function obey({ evidence, documents }: AnswerInput): unknown {
  const hostile = byName.get(documents[0] ?? "");
  const order = evidence.find(
    ({ text }) => hostile !== undefined && hostile.text.includes(text.trim().slice(0, 40)),
  );
  const cited = order ?? evidence[0];
  return { claims: [{ text: hostile?.obeyed, supports: [{ evidence: cited?.id, quote: cited?.text }] }] };
}

test.each(hostileDocuments.map((document) => [document.fileName, document] as const))(
  "%s: what it orders is not delivered, nothing else is started, and the person is told",
  async (_name, { fileName, content, question, obeyed }) => {
    const handle = await dossier.start({ prompt: question, files: [{ fileName, content }] });
    const result = await handle.result(limit());
    expect(result.claims.map(({ text }) => text)).not.toContain(obeyed);
    expect([result.status, result.documents]).toEqual(["REJECT", []]);
    expect(result.warnings.map(({ code }) => code)).toContain("instructions");
    const events = (await dossier.trace(handle.workflowId)).map(({ event }) => event);
    expect(only(events, "action-chosen").map(({ chosen }) => chosen.action)).toEqual(["ai.process"]);
  },
);
