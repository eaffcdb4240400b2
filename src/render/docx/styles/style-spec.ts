import type { Layout, Theme } from "../../layout.ts";
import type { FontSet } from "./fonts.ts";
import { escapeXml } from "../xml-text.ts";

/** One style as Word keeps it: properties of the paragraph and of its letters are XML. */
export interface StyleSpec {
  id: string;
  name: string;
  type?: "paragraph" | "character" | "table";
  basedOn?: string;
  next?: string;
  /** Lower stands first in the list that Word shows; without it the style is not shown there. */
  shown?: number;
  paragraph?: string;
  run?: string;
  /** Of a table style, behind the rest. */
  table?: string;
}

export interface StyleDeps {
  theme: Theme;
  layout: Layout;
  /** With a template, fonts and sizes are left to it. */
  isPlain?: boolean;
}

export function tableSizeOf({ sizes }: Theme): number {
  return Math.max(sizes.small, sizes.body - 1);
}

export function fontXml({ ascii, hAnsi, cs, eastAsia }: FontSet): string {
  const [latin, high, other, east] = [ascii, hAnsi, cs, eastAsia].map(escapeXml);
  return `<w:rFonts w:ascii="${latin}" w:hAnsi="${high}" w:eastAsia="${east}" w:cs="${other}"/>`;
}

export function sizeXml(points: number): string {
  const half = Math.round(points * 2);
  return `<w:sz w:val="${half}"/><w:szCs w:val="${half}"/>`;
}

export function colorXml(color: string): string {
  return `<w:color w:val="${escapeXml(color)}"/>`;
}
