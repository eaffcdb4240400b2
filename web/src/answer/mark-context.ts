import { createContext, useContext } from "react";
import type { Marks } from "./marks.ts";

/** What marks in a text need: their numbers, and how their source is opened. */
export interface MarkScope {
  marks: Marks;
  round: number;
  openIds: readonly string[];
  open: (ids: readonly string[]) => void;
}

export const MarkContext = createContext<MarkScope | undefined>(undefined);

export function useMarkScope(): MarkScope | undefined {
  return useContext(MarkContext);
}
