import { expect, test } from "vitest";
import type { Workflow } from "../../../model/workflow.ts";
import { findStrangeTargets } from "./find-strange-targets.ts";
import type { TargetInput } from "./find-strange-targets.ts";

/** What is strange of an answer to a mail, where nothing was read that shows an address. */
function look(
  to: string,
  answering: TargetInput["answering"],
  prompt = "Answer the mail.",
): Promise<string[]> {
  const workflow = { rounds: [{ prompt }], messages: [], readings: [] } as unknown as Workflow;
  const deps = { workflow: () => workflow, blobs: {} as never };
  return findStrangeTargets({ parameters: { to: [to] }, answering }, deps, AbortSignal.timeout(5_000));
}

const mail = { sender: "beat@customer.example", replyTo: ["beat@evil.example"], subject: "Meals" };

test("a Reply-To of another domain is strange even where no text shows it, unless the person named it", async () => {
  expect(await look("Beat <beat@evil.example>", { mail })).toEqual(["beat@evil.example"]);
  expect(await look("Beat <beat@evil.example>", { mail }, "Write to beat@evil.example.")).toEqual([]);
  expect(await look("Beat <beat@customer.example>", { mail })).toEqual([]);
});

test("where the mail that is answered was never read, nobody knows its sender, and whoever gets it is strange", async () => {
  expect(await look("beat@customer.example", { mail: undefined })).toEqual(["beat@customer.example"]);
  expect(await look("beat@customer.example", undefined)).toEqual([]);
});
