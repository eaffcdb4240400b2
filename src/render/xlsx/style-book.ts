import type { CellStyle } from "./style.ts";

/** The styles in use, each once; the number of a style is that of the file, where 0 is no style. */
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
      const found = known.get(key) ?? styles.push(style);
      known.set(key, found);
      return found;
    },
    all: () => styles,
  };
}
