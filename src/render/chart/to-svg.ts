import type { SceneLabel, Mark, Scene } from "./scene.ts";

/** One SVG picture that stands alone; all text in it is escaped. */
export function toSvg(scene: Scene, family: string): string {
  const { width, height } = scene;
  const fonts = [family, "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew"];
  const names = fonts.map((name) => `'${name.replaceAll(/['"\\]/g, "")}'`).join(", ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${round(height)}" viewBox="0 0 ${width} ${round(height)}" role="img" aria-label="${escape(scene.description)}" direction="ltr" font-family="${escape(names)}, sans-serif">`,
    `<title>${escape(scene.title)}</title>`,
    `<desc>${escape(scene.description)}</desc>`,
    `<rect width="${width}" height="${round(height)}" fill="#FFFFFF"/>`,
    ...scene.marks.map(element),
    "</svg>",
  ].join("\n");
}

function element(mark: Mark): string {
  switch (mark.kind) {
    case "rect":
      return `<rect x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.width)}" height="${round(mark.height)}" fill="#${mark.fill}"/>`;
    case "polyline":
      return `<polyline points="${mark.points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="none" stroke="#${mark.stroke}" stroke-width="${mark.width}" stroke-linejoin="round" stroke-linecap="round"/>`;
    case "dot":
      return `<circle cx="${round(mark.x)}" cy="${round(mark.y)}" r="${mark.radius}" fill="#${mark.fill}"/>`;
    case "wedge":
      return `<path d="${wedgePath(mark)}" fill="#${mark.fill}" stroke="#FFFFFF" stroke-width="1.5"/>`;
    case "label":
      return textElement(mark);
  }
}

function textElement(mark: SceneLabel): string {
  // In right-to-left text, SVG counts the start from the right.
  const side =
    mark.dir === "rtl"
      ? { left: "end", middle: "middle", right: "start" }
      : { left: "start", middle: "middle", right: "end" };
  const turn =
    mark.turn === undefined ? "" : ` transform="rotate(${mark.turn} ${round(mark.x)} ${round(mark.y)})"`;
  const bold = mark.bold === true ? ' font-weight="700"' : "";
  return `<text x="${round(mark.x)}" y="${round(mark.y)}" font-size="${mark.size}" fill="#${mark.fill}" text-anchor="${side[mark.anchor]}" direction="${mark.dir}"${bold}${turn}>${escape(mark.text)}</text>`;
}

/** The outline of a slice; a whole circle is drawn in two halves. */
export function wedgePath(mark: Extract<Mark, { kind: "wedge" }>): string {
  const { x, y, radius, from, to } = mark;
  const at = (angle: number): string =>
    `${round(x + Math.sin(angle) * radius)} ${round(y - Math.cos(angle) * radius)}`;
  const arc = (isLarge: boolean, angle: number): string =>
    `A ${round(radius)} ${round(radius)} 0 ${isLarge ? 1 : 0} 1 ${at(angle)}`;
  if (to - from > 2 * Math.PI - 1e-6) return `M ${at(0)} ${arc(false, Math.PI)} ${arc(false, 2 * Math.PI)} Z`;
  return `M ${round(x)} ${round(y)} L ${at(from)} ${arc(to - from > Math.PI, to)} Z`;
}

const round = (value: number): number => Math.round(value * 100) / 100;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
