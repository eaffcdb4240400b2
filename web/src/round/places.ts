import { createContext, useContext } from "react";
import { apiRoot } from "../api/request.ts";

/** Where a workflow and its documents are read: one's own, or one that was shared. */
export interface Places {
  workflow: string;
  documents: string;
  isReadOnly: boolean;
  /** Of a shared workflow only the results can be read, and its sources where they were shared too. */
  isShared: boolean;
  hasSources: boolean;
}

export const PlacesContext = createContext<Places>({
  workflow: "",
  documents: "/documents",
  isReadOnly: true,
  isShared: false,
  hasSources: false,
});

export function usePlaces(): Places {
  return useContext(PlacesContext);
}

export function contentHref({ documents }: Places, id: string, isDownload = false): string {
  return `${apiRoot}${documents}/${encodeURIComponent(id)}/content${isDownload ? "?download=1" : ""}`;
}

export function formatHref(
  { workflow }: Places,
  { round, id, format }: { round: number; id: string; format: string },
): string {
  return `${apiRoot}${workflow}/rounds/${round}/deliverables/${encodeURIComponent(id)}/${format}`;
}
