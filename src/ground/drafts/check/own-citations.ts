import { walkMembers, withoutMembers } from "../../../model/documents/walk-members.ts";
import type { UnifiedDocument } from "../../../model/unified-document.ts";

/** Citations that a draft brings along, anywhere in it. */
export function ownCitations(document: UnifiedDocument): string[] {
  const found = new Set<string>();
  walkMembers(document, (key, member) => {
    // what is no id is one that a draft brings along all the same
    if (key === "citations" && Array.isArray(member)) for (const id of member) found.add(String(id));
  });
  return [...found];
}

const marks = new Set(["uses", "citations"]);

/** Without what was said for the check alone: the echo, and the claims that sections, elements and items name. */
export function withoutCheckMarks(document: UnifiedDocument): UnifiedDocument {
  const { handoff_id: _, ...metadata } = document.metadata;
  const sections = withoutMembers(
    document.sections,
    (key, member) => marks.has(key) && Array.isArray(member),
  );
  return { ...document, metadata, sections };
}
