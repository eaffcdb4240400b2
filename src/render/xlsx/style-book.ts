import type { CellStyle } from "hucre";

/** The styles in use, each once; the number of a style is its place. */
export interface StyleBook {
  add: (style: CellStyle) => number;
  all: () => readonly CellStyle[];
}

export function createStyleBook(): StyleBook {
  const styles: CellStyle[] = [];
  const known = new Map<string, number>();
  return {
    add(style) {
      const key = JSON.stringify(style);
      const found = known.get(key);
      if (found !== undefined) return found;
      known.set(key, styles.length);
      return styles.push(style) - 1;
    },
    all: () => styles,
  };
}
