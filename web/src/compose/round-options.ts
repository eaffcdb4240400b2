import { useState } from "react";
import type { RoundOrder } from "../api/types.ts";

/** How a round is to go; kept for the next one, but for the format. */
export interface RoundOptions {
  format: string;
  model: string;
  mode: string;
  budget: string;
}

const stored = "dossier.options";
const usual: RoundOptions = { format: "", model: "", mode: "dynamic", budget: "" };

export function useRoundOptions(): [RoundOptions, (change: Partial<RoundOptions>) => void] {
  const [options, setOptions] = useState<RoundOptions>(() => ({ ...usual, ...read(), format: "" }));
  const change = (part: Partial<RoundOptions>) => {
    const next = { ...options, ...part };
    setOptions(next);
    localStorage.setItem(stored, JSON.stringify(next));
  };
  return [options, change];
}

export function toOrder(prompt: string, documents: string[], options: RoundOptions): RoundOrder {
  const { format, model, mode, budget } = options;
  const limit = Number(budget.replace(",", "."));
  return {
    prompt,
    ...(documents.length > 0 && { documents }),
    ...(format !== "" && { formats: [format] }),
    ...(model !== "" && { model }),
    ...(mode !== "dynamic" && { mode }),
    ...(budget.trim() !== "" && Number.isFinite(limit) && { budget: limit }),
  };
}

function read(): Partial<RoundOptions> {
  try {
    return JSON.parse(localStorage.getItem(stored) ?? "{}");
  } catch {
    return {};
  }
}
