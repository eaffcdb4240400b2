import { queryOf, request } from "../api/request.ts";
import type { LibraryDocument } from "../api/types.ts";

export interface DocumentPage {
  documents: LibraryDocument[];
  next: string | null;
}

export function fetchDocuments(
  filter: { search?: string; before?: string },
  signal: AbortSignal,
): Promise<DocumentPage> {
  return request(`/documents${queryOf({ ...filter, limit: 100 })}`, { signal });
}
