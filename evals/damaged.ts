import { judge, printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { watchMemory } from "../bench/watch-memory.ts";
import { createExtractor } from "../src/extract/extract.ts";
import { clearCodes, readDamaged, type DamagedOutcome } from "../test/fakes/read-damaged.ts";
import { everyFormat } from "../test/fixtures/every-format.ts";

const wanted = 1_000;
const mb = 1_048_576;

/** Damaged variants of a file of every format, through the sandbox. */
export async function evalDamaged(): Promise<Record<string, number>> {
  const samples = everyFormat();
  const extractor = createExtractor({ office: [] });
  const memory = watchMemory();
  const begun = performance.now();
  try {
    const outcomes = await Promise.all(
      Array.from({ length: wanted }, (_, seed) => {
        const sample = samples[seed % samples.length];
        if (sample === undefined) throw new Error("There is no sample.");
        return readDamaged(sample, seed, { extractor, ocr: "auto" });
      }),
    );
    const seconds = (performance.now() - begun) / 1_000;
    return report(outcomes, { seconds, peakMb: memory.stop().children / mb });
  } finally {
    memory.stop();
    await extractor.close();
  }
}

function report(
  outcomes: readonly DamagedOutcome[],
  { seconds, peakMb }: { seconds: number; peakMb: number },
): Record<string, number> {
  const kinds = [...new Set(outcomes.map(({ outcome }) => outcome))].toSorted();
  const files = [...new Set(outcomes.map(({ fileName }) => fileName))];
  printTable("Damaged files by format and outcome", [
    ["file", "variants", ...kinds],
    ...files.map((file) => {
      const own = outcomes.filter(({ fileName }) => fileName === file);
      const counts = kinds.map((kind) => own.filter(({ outcome }) => outcome === kind).length);
      return [file, ...[own.length, ...counts].map(String)];
    }),
  ]);
  const unclear = outcomes.filter(({ outcome }) => outcome !== "read" && !clearCodes.has(outcome));
  for (const { fileName, kind, seed, outcome, message } of unclear)
    console.log(`  ${fileName}, ${kind}, seed ${seed}: ${outcome}: ${message}`);
  const late = outcomes.filter(({ outcome }) => outcome === "timeout");
  for (const { fileName, kind, seed, message } of late)
    console.log(`  ${fileName}, ${kind}, seed ${seed}: ${message}`);
  console.log(`\nWithout a clear outcome: ${judge(unclear.length, { atMost: 0 })}`);
  const count = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
  return {
    variants: outcomes.length,
    unclear: unclear.length,
    ...{ read: count("read"), corrupt: count("corrupt"), timeouts: late.length },
    seconds: round(seconds),
    peakMb: Math.round(peakMb),
  };
}
