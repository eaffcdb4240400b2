import { createContext, useContext } from "react";
import type { Value } from "../live/create-value.ts";
import type { Marks } from "./marks.ts";

/** What marks in a text need: their numbers, and how their source is opened. */
export interface MarkScope {
  marks: Marks;
  round: number;
  /** The key of the source that is open: a mark watches it, so that a step draws two marks and not all. */
  opened: Value<string>;
  open: (ids: readonly string[]) => void;
}

export const MarkContext = createContext<MarkScope | undefined>(undefined);

export function useMarkScope(): MarkScope | undefined {
  return useContext(MarkContext);
}
