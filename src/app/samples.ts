import { join } from "node:path";
import { Failure } from "../model/failure.ts";

/** A request on documents that come along, for somebody who has none at hand. */
export interface Sample {
  id: string;
  prompt: string;
  /** Below the folder that Dossier is installed in. */
  files: readonly string[];
  formats: readonly string[];
  kind: "answer" | "table" | "refusal";
}

const policies = ["samples/travel-policy-2025.md", "samples/travel-policy-2026.md"];

const samples: readonly Sample[] = [
  {
    id: "hotel-limits",
    prompt: "Compare the hotel limits of 2025 and 2026 and draft a report as Word.",
    files: policies,
    formats: ["docx"],
    kind: "answer",
  },
  {
    id: "meal-allowance",
    prompt: "What is the daily meal allowance in 2026?",
    files: [...policies, "samples/how-to-claim-expenses.md"],
    formats: [],
    kind: "answer",
  },
  {
    id: "moving-costs",
    prompt: "List all moving costs with month, category and amount as Excel",
    files: ["samples-office/moving-costs.xlsx", "samples-office/moving-offer.docx"],
    formats: ["xlsx"],
    kind: "table",
  },
  {
    id: "chief-executive",
    prompt: "Who is the chief executive?",
    files: [...policies, "samples/price-list.md"],
    formats: [],
    kind: "refusal",
  },
];

export function listSamples(): readonly Sample[] {
  return samples;
}

/** A sample with the paths of its files on this machine. */
export function openSample(id: string): Sample & { paths: string[] } {
  const sample = samples.find((one) => one.id === id);
  if (sample === undefined) throw new Failure("not-found", `There is no sample ${id}.`);
  const root = join(import.meta.dirname, "../..");
  return { ...sample, paths: sample.files.map((file) => join(root, file)) };
}
