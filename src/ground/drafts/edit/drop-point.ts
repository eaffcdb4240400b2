import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { MemberPath } from "../statements/path.ts";
import { setAt, valueAt } from "./group-edits.ts";
import { dropped } from "./sweep.ts";

/** A bar goes with its label. */
export function dropLabel(copy: UnifiedDocument, element: MemberPath, at: number): void {
  setAt(copy, [...element, "labels", at], dropped);
  for (const values of valuesOf(copy, element)) if (at < values.length) values[at] = dropped;
  dropWithoutValues(copy, element);
}

/** A value is left empty, in a plain list with its label; a series goes with its name. */
export function dropPoint(copy: UnifiedDocument, element: MemberPath, inside: MemberPath): void {
  const [series, member, at] = inside;
  if (typeof series !== "number") return;
  const own = [...element, "series", series];
  if (member === undefined) return dropLabel(copy, element, series);
  if (member === "name" || member === "label" || member === "title") setAt(copy, own, dropped);
  else if (typeof member === "number") setAt(copy, [...own, member], null);
  else setAt(copy, [...own, member, ...(at === undefined ? [] : [at])], at === undefined ? dropped : null);
  dropWithoutValues(copy, element);
}

/** The lists of values in every shape that a chart may have. */
function valuesOf(copy: UnifiedDocument, element: MemberPath): unknown[][] {
  const series = valueAt(copy, [...element, "series"]);
  if (!Array.isArray(series)) return [];
  const isPlain = series.every(
    (item) => item === dropped || typeof item === "number" || typeof item === "string",
  );
  if (isPlain) return [series];
  return series.flatMap((item: unknown): unknown[][] => {
    if (Array.isArray(item)) return [item];
    if (typeof item !== "object" || item === null) return [];
    const { data, values } = item as Record<string, unknown>;
    return Array.isArray(data) ? [data] : Array.isArray(values) ? [values] : [];
  });
}

function dropWithoutValues(copy: UnifiedDocument, element: MemberPath): void {
  const isEmpty = (value: unknown) => value === null || value === dropped;
  if (valuesOf(copy, element).every((values) => values.every(isEmpty))) setAt(copy, element, dropped);
}
