import type { Direction } from "../layout.ts";
import { indentOf, type Paragraph, type Run, type Slide } from "./slide.ts";
import { relate, type Relations } from "../office/relations.ts";
import { emu, escapeXml } from "../office/xml.ts";

/** How a deck is drawn: fills as XML, so that a template's own colours can stand in. */
export interface Paint {
  accent: string;
  muted: string;
  headFill: string;
  headText: string;
  line: string;
  stripe: string;
}

export interface Pen {
  language: string;
  /** Of the whole document. */
  dir: Direction;
  mono: string;
  paint: Paint;
  relations: Relations;
  /** The number of a slide in the file, from 1. */
  numberOf: (slide: Slide) => number;
}

// Free boxes take no font from the master in every viewer.
export const bodyFont = '<a:latin typeface="+mn-lt"/>';
const numbers = ["arabicPeriod", "alphaLcPeriod", "romanLcPeriod"];
const characters = ["•", "–", "◦"];

interface Setting {
  align?: "start" | "end" | "center";
  /** Which side the start is; that of the paragraph unless given. */
  from?: Direction;
  /** Side, distances and colour come from the layout. */
  isInherited?: boolean;
  /** The size too. */
  isSizeless?: boolean;
}

/** Paragraphs of one box; lists that go on from another slide go on counting. */
export function paragraphsXml(paragraphs: readonly Paragraph[], pen: Pen, setting: Setting = {}): string {
  const starts = new Map<number, number>();
  return paragraphs
    .map((paragraph) => {
      const { bullet } = paragraph;
      if (bullet !== undefined && !bullet.isRest && !starts.has(bullet.list))
        starts.set(bullet.list, bullet.number);
      const start = bullet === undefined ? 1 : (starts.get(bullet.list) ?? 1);
      const isInherited = setting.isInherited === true;
      const properties = isInherited
        ? inheritedProperties(paragraph, pen)
        : paragraphProperties(paragraph, pen, {
            start,
            align: setting.align ?? "start",
            from: setting.from ?? paragraph.dir,
          });
      const size = setting.isSizeless === true ? "" : ` sz="${Math.round(paragraph.size * 100)}"`;
      const runs = paragraph.runs.map((run) => runXml(run, { paragraph, pen, size, isInherited })).join("");
      return `<a:p>${properties}${runs}<a:endParaRPr lang="${pen.language}"${size}/></a:p>`;
    })
    .join("");
}

function inheritedProperties({ dir }: Paragraph, pen: Pen): string {
  const side = dir === pen.dir ? "" : ` algn="${dir === "rtl" ? "r" : "l"}"`;
  return `<a:pPr${side} rtl="${dir === "rtl" ? 1 : 0}"/>`;
}

function paragraphProperties(
  paragraph: Paragraph,
  pen: Pen,
  { start, align, from }: { start: number; align: "start" | "end" | "center"; from: Direction },
): string {
  const { dir, bullet, before } = paragraph;
  const isRight = (align === "end") !== (from === "rtl");
  const side = align === "center" ? "ctr" : isRight ? "r" : "l";
  const margin = bullet === undefined ? 0 : indentOf(bullet) * (bullet.level + 1);
  const indent = bullet === undefined || bullet.isRest ? 0 : -indentOf(bullet);
  const level = bullet !== undefined && bullet.level > 0 ? ` lvl="${bullet.level}"` : "";
  const space = `<a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:spcBef><a:spcPts val="${Math.round(before * 100)}"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft>`;
  return `<a:pPr marL="${emu(margin)}"${level} indent="${emu(indent)}" algn="${side}" rtl="${dir === "rtl" ? 1 : 0}">${space}${bulletXml(paragraph, pen, start)}</a:pPr>`;
}

function bulletXml({ bullet }: Paragraph, pen: Pen, start: number): string {
  if (bullet === undefined || bullet.isRest) return "<a:buNone/>";
  const color = `<a:buClr>${pen.paint.accent.replaceAll(/<\/?a:solidFill>/g, "")}</a:buClr>`;
  if (bullet.isNumber)
    return `${color}<a:buFont typeface="+mj-lt"/><a:buAutoNum type="${numbers[(bullet.numbered ?? bullet.level) % 3] ?? "arabicPeriod"}"${start > 1 ? ` startAt="${start}"` : ""}/>`;
  return `${color}<a:buFont typeface="Arial"/><a:buChar char="${characters[bullet.level % 3] ?? "•"}"/>`;
}

interface RunInput {
  paragraph: Paragraph;
  pen: Pen;
  /** The attribute, or nothing. */
  size: string;
  isInherited: boolean;
}

function runXml(run: Run, input: RunInput): string {
  const text = escapeXml(run.text);
  if (text === "\n") return `<a:br><a:rPr lang="${input.pen.language}"${input.size}/></a:br>`;
  const mark: Run = { text: "", raised: true };
  const note =
    run.footnote === undefined ? "" : `<a:r>${runProperties(mark, input)}<a:t>${run.footnote}</a:t></a:r>`;
  if (text === "") return note;
  return `<a:r>${runProperties(run, input)}<a:t>${text.replaceAll("\n", " ")}</a:t></a:r>${note}`;
}

function runProperties(run: Run, { paragraph, pen, size, isInherited }: RunInput): string {
  const flags = [
    run.bold === true || paragraph.bold === true ? ' b="1"' : "",
    run.italic === true || paragraph.italic === true ? ' i="1"' : "",
    run.strike === true ? ' strike="sngStrike"' : "",
    run.raised === true ? ' baseline="30000"' : "",
  ];
  const mono = escapeXml(pen.mono);
  const font =
    run.code === true
      ? `<a:latin typeface="${mono}" pitchFamily="49"/><a:cs typeface="${mono}"/>`
      : isInherited
        ? ""
        : bodyFont;
  return `<a:rPr lang="${pen.language}"${size}${flags.join("")}>${fillOf(run, paragraph, pen)}${font}${linkXml(run, pen)}</a:rPr>`;
}

function fillOf(run: Run, { tone }: Paragraph, { paint }: Pen): string {
  if (tone === "head") return paint.headText;
  if (tone === "accent") return paint.accent;
  return tone === "muted" || run.muted === true ? paint.muted : "";
}

function linkXml(run: Run, pen: Pen): string {
  if (run.link !== undefined)
    return `<a:hlinkClick r:id="${relate(pen.relations, { type: "hyperlink", target: run.link, isExternal: true })}"/>`;
  if (run.jump === undefined) return "";
  const target = `slide${pen.numberOf(run.jump)}.xml`;
  return `<a:hlinkClick r:id="${relate(pen.relations, { type: "slide", target })}" action="ppaction://hlinksldjump"/>`;
}
