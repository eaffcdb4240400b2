import type { Section } from "../../../src/model/unified-document.ts";

export interface ComparedSections {
  sections: Section[];
  changes: ("new" | "gone" | undefined)[];
}

/** Two versions as one: what stayed, what is new and what is gone, each in its place. */
export function compareSections(before: readonly Section[], after: readonly Section[]): ComparedSections {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)];
  const lengths = commonLengths(old, fresh);
  const compared: ComparedSections = { sections: [], changes: [] };
  const add = (section: Section | undefined, change: "new" | "gone" | undefined) => {
    if (section === undefined) return;
    compared.sections.push(section);
    compared.changes.push(change);
  };
  let [left, right] = [0, 0];
  while (left < old.length || right < fresh.length) {
    if (left < old.length && right < fresh.length && old[left] === fresh[right]) {
      add(after[right], undefined);
      left += 1;
      right += 1;
    } else if (
      right >= fresh.length ||
      (left < old.length && at(lengths, left + 1, right) >= at(lengths, left, right + 1))
    ) {
      add(before[left], "gone");
      left += 1;
    } else {
      add(after[right], "new");
      right += 1;
    }
  }
  return compared;
}

/** What a reader sees of a section; ids and citations may change without a word being another. */
function keyOf({ content_type: type, elements }: Section): string {
  return `${type} ${JSON.stringify(elements, (name, value: unknown) => (name === "citations" || name === "statements" || name === "id" ? undefined : value))}`;
}

/** How long the longest common row of sections is from each pair of places on. */
function commonLengths(old: readonly string[], fresh: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint32Array(fresh.length + 1));
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = fresh.length - 1; right >= 0; right -= 1) {
      const row = rows[left];
      if (row === undefined) continue;
      row[right] =
        old[left] === fresh[right]
          ? at(rows, left + 1, right + 1) + 1
          : Math.max(at(rows, left + 1, right), at(rows, left, right + 1));
    }
  return rows;
}

function at(rows: readonly Uint32Array[], left: number, right: number): number {
  return rows[left]?.[right] ?? 0;
}
