/** Another process on the same data folder: starts a run that waits inside its second step, and says what happens. */
import type { RunFunction } from "../../src/engine/run-context.ts";
import { openEmbedded } from "./open-embedded.ts";

const [folder = "", id = ""] = process.argv.slice(2);
const run: RunFunction = async (_input, { step }) => {
  await step("first", async () => "by the child");
  return step("second", async ({ signal }) => {
    process.send?.("inside");
    signal.addEventListener("abort", () => process.send?.("aborted"));
    return new Promise(() => undefined);
  });
};
const { engine } = await openEmbedded(folder, { runs: { run } });
await engine.start({ id, name: "run", input: null });
