import type { ModelCard } from "./model-card.ts";
import type { TroubleKind } from "./trouble.ts";

/** A model of the registry, with whether it can be used and why not. */
export type ListedModel = ModelCard & { usable: boolean; why?: string };

/** What came of one tiny real call to a model. */
export type ModelCheck =
  | { id: string; ok: true; milliseconds: number; tokensIn: number; tokensOut: number }
  | { id: string; ok: false; kind: TroubleKind | "switched-off"; message: string };
