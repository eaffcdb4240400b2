import type { PageWord } from "./pages/page-content.ts";

/** How the letters of a document are spread over sizes and weights. */
export interface FontStatistics {
  add(words: readonly PageWord[]): void;
  /** Size of running text. */
  body(): number;
  /** Sizes above running text, largest first: one level of heading each. */
  headingSizes(): number[];
  /** Bold marks headings only where running text is not bold. */
  boldStandsOut(): boolean;
  mostlyMono(): boolean;
}

const larger = 1.12;
const sameSize = 1.06;
/** A size that makes up more of a document is not that of its headings. */
const mostOfText = 0.2;
const deepestLevel = 6;

export function createFontStatistics(): FontStatistics {
  const letters = new Map<number, number>();
  let [all, bold, mono] = [0, 0, 0];
  const body = () => {
    let best = { size: 10, count: 0 };
    for (const [size, count] of letters) if (count > best.count) best = { size, count };
    return best.size;
  };
  return {
    add(words) {
      for (const { text, size, font, hidden } of words) {
        if (hidden) continue;
        const rounded = Math.round(size * 2) / 2;
        letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
        all += text.length;
        if (font.bold) bold += text.length;
        if (font.mono) mono += text.length;
      }
    },
    body,
    headingSizes() {
      const least = body() * larger;
      const sizes: number[] = [];
      for (const [size, count] of [...letters].toSorted(([a], [b]) => b - a)) {
        if (size < least || count > all * mostOfText) continue;
        const last = sizes.at(-1);
        if (last === undefined || last > size * sameSize) sizes.push(size);
      }
      return sizes.slice(-deepestLevel);
    },
    boldStandsOut: () => bold < all * 0.4,
    mostlyMono: () => mono > all * 0.5,
  };
}
