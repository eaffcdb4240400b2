/** How cells look, as plain data; `parts/styles-xml.ts` writes it. Colours are six hexadecimal digits. */
export interface FontStyle {
  name?: string;
  /** Points. */
  size?: number;
  color?: string;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  underline?: boolean;
  isRaised?: boolean;
}

export interface RichTextRun {
  text: string;
  font?: FontStyle;
}

export interface Alignment {
  horizontal?: "left" | "center" | "right";
  vertical?: "top" | "center" | "bottom";
  wraps?: boolean;
  indent?: number;
  readingOrder?: "ltr" | "rtl";
}

export const sides = ["left", "right", "top", "bottom"] as const;

export interface BorderLine {
  style: "thin" | "thick";
  color: string;
}

export interface CellStyle {
  font: FontStyle;
  fill?: string;
  border?: Partial<Record<(typeof sides)[number], BorderLine>>;
  alignment?: Alignment;
  /** A number format. */
  format?: string;
}
