import type { UnifiedDocument } from "../../../model/unified-document.ts";

/** Citations that a draft brings along, anywhere in it. */
export function ownCitations(document: UnifiedDocument): string[] {
  const found = new Set<string>();
  visit(document, (value) => {
    const { citations } = value;
    if (Array.isArray(citations)) for (const id of citations) found.add(String(id));
  });
  return [...found];
}

function visit(value: unknown, see: (value: Record<string, unknown>) => void): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) see(value as Record<string, unknown>);
  for (const inner of Object.values(value)) visit(inner, see);
}

/** Without what was said for the check alone: the echo, and the claims that sections, elements and items name. */
export function withoutCheckMarks(document: UnifiedDocument): UnifiedDocument {
  const { handoff_id: _, ...metadata } = document.metadata;
  return { ...document, metadata, sections: document.sections.map((section) => strip(section)) };
}

function strip<T>(value: T): T {
  return stripValue(value) as T;
}

const marks = new Set(["uses", "citations"]);

function stripValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(stripValue);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(marks.has(key) && Array.isArray(inner)))
      .map(([key, inner]) => [key, stripValue(inner)]),
  );
}
