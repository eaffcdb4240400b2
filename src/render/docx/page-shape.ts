import type { Theme } from "../layout.ts";

/** A page in twips (twentieths of a point). */
export interface PageShape {
  width: number;
  height: number;
  margin: { top: number; right: number; bottom: number; left: number; header: number; footer: number };
}

const sizes = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const twipsPerMm = 1440 / 25.4;

// Of a logo in the header and the air below it.
const logoRoom = 900;

export function pageShapeOf({ page }: Theme, hasLogo: boolean): PageShape {
  const side = Math.round(page.marginMm * twipsPerMm);
  const edge = Math.round(Math.min(side, 12.5 * twipsPerMm));
  const top = hasLogo ? Math.max(side, edge + logoRoom) : side;
  return {
    ...sizes[page.size],
    margin: { top, right: side, bottom: side, left: side, header: edge, footer: edge },
  };
}

export function textWidthOf({ width, margin }: PageShape): number {
  return Math.max(1440, width - margin.left - margin.right);
}

export function textHeightOf({ height, margin }: PageShape): number {
  return Math.max(1440, height - margin.top - margin.bottom);
}
