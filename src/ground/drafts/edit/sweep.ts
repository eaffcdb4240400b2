/** Stands where something was left out, until the list or object around it is put together again. */
export const dropped = Symbol("dropped");

const hoisted = Symbol("hoisted");

/** Stands where these items take the place of the one they stood under. */
export function hoist(items: readonly unknown[]): object {
  return { [hoisted]: items };
}

function itemsOf(item: unknown): readonly unknown[] {
  if (item === dropped) return [];
  const inner =
    typeof item === "object" && item !== null ? (item as Record<symbol, unknown>)[hoisted] : undefined;
  return Array.isArray(inner) ? inner.flatMap(itemsOf) : [item];
}

/** The value without what was dropped; the same value where nothing was. */
export function sweep<T>(value: T): T {
  return sweepValue(value) as T;
}

function sweepValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const kept = value.flatMap(itemsOf).map(sweepValue);
    return kept.length === value.length && kept.every((item, at) => item === value[at]) ? value : kept;
  }
  const members = Object.entries(value);
  const kept = members
    .filter(([, item]) => item !== dropped)
    .map(([key, item]): [string, unknown] => [key, sweepValue(item)]);
  const isSame = kept.length === members.length && kept.every(([, item], at) => item === members[at]?.[1]);
  return isSame ? value : Object.fromEntries(kept);
}
