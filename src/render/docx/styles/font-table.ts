import { fontSetOf } from "./fonts.ts";
import type { DocxJob } from "../job.ts";
import { escapeXml } from "../xml-text.ts";

interface FontKind {
  family: "swiss" | "roman" | "modern";
  pitch: "variable" | "fixed";
  panose: string;
  /** What Word takes where the font is not installed. */
  others: string;
}

const kinds: Record<"sans" | "serif" | "mono", FontKind> = {
  sans: {
    family: "swiss",
    pitch: "variable",
    panose: "020F0502020204030204",
    others: "Carlito,Arial",
  },
  serif: {
    family: "roman",
    pitch: "variable",
    panose: "02020603050405020304",
    others: "Cambria,Times New Roman",
  },
  mono: {
    family: "modern",
    pitch: "fixed",
    panose: "020B0609020204030204",
    others: "Menlo,Courier New",
  },
};

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Says what kind of font each is, so that a machine without it takes a like one. */
export function fontTableXml({ theme, layout }: DocxJob): string {
  const { body, heading, mono } = theme.fonts;
  const text = [...new Set([body, heading])].map((name) => fontXml(name, kindOf(name, layout)));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<w:fonts xmlns:w="${word}">`,
    ...text,
    mono === body || mono === heading ? "" : fontXml(mono, kinds.mono),
    "</w:fonts>",
  ].join("");
}

function kindOf(name: string, layout: DocxJob["layout"]): FontKind {
  return fontSetOf(name, layout).cs === "Arial" ? kinds.sans : kinds.serif;
}

function fontXml(name: string, { family, pitch, panose, others }: FontKind): string {
  return [
    `<w:font w:name="${escapeXml(name)}"><w:altName w:val="${others}"/><w:panose1 w:val="${panose}"/>`,
    `<w:charset w:val="00"/><w:family w:val="${family}"/><w:pitch w:val="${pitch}"/></w:font>`,
  ].join("");
}
