import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadConfig } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { withUnderstand } from "../../src/app/understand-message.ts";

test("a table that was pasted into the message becomes a document, byte for byte, and is cited as one", async () => {
  const shelves = Array.from({ length: 120 }, (_, n) => `Shelf ${n},${n + 20}.50,${n % 9} pieces`);
  const csv = ["Name,Price,Stock", ...shelves.slice(0, 70), "Walnut desk,558.25,1 piece", ...shelves].join(
    "\n",
  );
  const dossier = await createDossier({ data: mkdtempSync(join(tmpdir(), "dossier-pasted-")) });
  const prompt = `What is the price of the walnut desk?\n\n${csv}`;
  const round = await dossier.start({ prompt });
  const result = await round.result();
  expect(result).toMatchObject({
    status: "OK",
    intents: [{ text: expect.not.stringContaining("Shelf 12,") }],
  });
  const [source] = result.evidence;
  expect(source?.document).toMatch(/\.csv$/);
  expect(result.claims[0]?.text).toContain("558.25");
  const events = [];
  for await (const { event } of round.events()) events.push(event);
  const pasted = events.flatMap((event) =>
    event.type === "message-added" && event.message.documentsLabel === "user_context"
      ? event.message.documents
      : [],
  );
  expect(pasted).toMatchObject([{ mediaType: "text/csv", bytes: Buffer.byteLength(csv) }]);
  const analysis = events.find((event) => event.type === "request-understood")?.analysis;
  const [item] = analysis?.contextItems ?? [];
  expect(prompt.slice(item?.start, item?.end)).toBe(csv);
  await dossier.close();
});

test("two megabytes of pasted rows are a document; more than a request can hold is said to belong into a file", async () => {
  const rows = Array.from({ length: 70_000 }, (_, n) => `Shelf ${n},${(n % 90) + 20}.50,${n % 9} pieces`);
  const csv = ["Name,Price,Stock", ...rows.slice(0, 40_000), "Walnut desk,558.25,1 piece", ...rows].join(
    "\n",
  );
  const dossier = await createDossier({ data: mkdtempSync(join(tmpdir(), "dossier-pasted-")) });
  const round = await dossier.start({ prompt: `What is the price of the walnut desk?\n\n${csv}` });
  const result = await round.result();
  expect(result).toMatchObject({ status: "OK" });
  expect(result.claims[0]?.text).toContain("558.25");
  await expect(dossier.start({ prompt: "a".repeat(4_000_001) })).rejects.toThrow(
    "4,000,000 are the most. Put what it is about into a file",
  );
  const config = loadConfig({ env: {}, folder: mkdtempSync(join(tmpdir(), "dossier-pasted-")) });
  const look = withUnderstand({ config, signal: AbortSignal.timeout(20_000) }, (understand) =>
    understand({ text: "漢".repeat(9_000_000) }),
  );
  await expect(look).rejects.toThrow("4,000,000 are the most");
  await dossier.close();
});
