import type { Workflow } from "../../model/workflow.ts";
import type { OwnContent } from "./own-dossier.ts";

/** One workflow as it was when it was shared, for whoever has the link; nothing can be changed through it. */
export interface SharedDossier {
  workflow(): Promise<Workflow>;
  /** Files that were handed out; what was given only where the owner said so. */
  content(documentId: string, signal: AbortSignal): Promise<OwnContent>;
}
