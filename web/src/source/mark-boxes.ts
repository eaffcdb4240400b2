export interface MarkBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The boxes of some words, one for each line: raw boxes overlap, and would darken one another. */
export function lineBoxes(rects: Iterable<DOMRect>, origin: DOMRect): MarkBox[] {
  const lines: { left: number; right: number; top: number; bottom: number }[] = [];
  for (const { left, right, top, bottom, width, height } of rects) {
    if (width < 1 || height < 1) continue;
    const line = lines.find(
      (known) =>
        Math.min(known.bottom, bottom) - Math.max(known.top, top) >
          Math.min(known.bottom - known.top, height) / 2 &&
        left - known.right < height * 2 &&
        known.left - right < height * 2,
    );
    if (line === undefined) lines.push({ left, right, top, bottom });
    else {
      line.left = Math.min(line.left, left);
      line.right = Math.max(line.right, right);
      line.top = Math.min(line.top, top);
      line.bottom = Math.max(line.bottom, bottom);
    }
  }
  return lines.map(({ left, right, top, bottom }) => ({
    ...{ left: left - origin.left, top: top - origin.top, width: right - left, height: bottom - top },
  }));
}
