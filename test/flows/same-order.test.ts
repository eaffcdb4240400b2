import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import { limit } from "../fakes/play-script.ts";

const towns = ["Bern", "Chur", "Genf", "Sion", "Zug"];
const files = towns.map((town) => ({
  fileName: `${town}.md`,
  content: `# Fees\n\nThe daily fee in ${town} is CHF 55.\n`,
}));
/** Two of one name, which only their content tells apart. */
const twins = ["Basel", "Aarau"].map((town) => ({
  fileName: "twin.md",
  content: `# Fees\n\nThe daily fee in ${town} is CHF 55.\n`,
}));

test("what is equally good comes in the same order in every run, whatever the workflow is called", async () => {
  const data = mkdtempSync(join(tmpdir(), "dossier-order-"));
  const orders = new Set<string>();
  for (const id of ["wf_a1", "wf_b2", "wf_c3", "wf_d4", "wf_e5"]) {
    const dossier = await createDossier({ data, model: "offline" }, { newWorkflowId: () => id });
    try {
      const prompt = "What is the daily fee?";
      const round = await dossier.start({ prompt, files: [...files, ...twins] });
      const { claims, evidence } = await round.result(limit());
      const said = [...claims.map(({ text }) => text), ...evidence.map(({ quote }) => quote)];
      orders.add(said.join("|"));
    } finally {
      await dossier.close();
    }
  }
  expect([...orders]).toHaveLength(1);
});
