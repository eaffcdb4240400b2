import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { NewPart } from "../../reader.ts";
import type { AttachedFile } from "../attach-files.ts";
import { toNumbers } from "../matrix.ts";
import { unite, type Box } from "./page-content.ts";
import { toBbox } from "../to-bbox.ts";

interface Annotation {
  subtype?: unknown;
  fieldType?: unknown;
  fieldName?: unknown;
  alternativeText?: unknown;
  fieldValue?: unknown;
  checkBox?: unknown;
  radioButton?: unknown;
  pushButton?: unknown;
  exportValue?: unknown;
  buttonValue?: unknown;
  contentsObj?: { str?: unknown } | null;
  titleObj?: { str?: unknown } | null;
  textContent?: unknown;
  url?: unknown;
  unsafeUrl?: unknown;
  rect?: unknown;
  hidden?: unknown;
  fileId?: unknown;
  file?: { filename?: unknown } | null;
}

interface PageAnnotations {
  parts: NewPart[];
  /** Files pinned to the page. */
  files: AttachedFile[];
}

/** Notes, form fields with their values, and addresses of links that the page's text does not name. */
export async function readAnnotations(page: PDFPageProxy, pageText: string): Promise<PageAnnotations> {
  const annotations: Annotation[] = await page.getAnnotations({ intent: "any" });
  const parts = annotations.flatMap((annotation) => toPart(annotation, page) ?? []);
  const links = linksOf(annotations, pageText);
  if (links.length > 0)
    parts.push({
      type: "metadata",
      text: links.map((link) => `Link: ${link}`).join("\n"),
      position: { page: page.pageNumber },
    });
  return { parts, files: annotations.flatMap((annotation) => fileOf(annotation) ?? []) };
}

function toPart(annotation: Annotation, page: PDFPageProxy): NewPart | undefined {
  const { subtype } = annotation;
  if (subtype === "Link" || subtype === "Popup") return undefined;
  const position = { page: page.pageNumber, ...placeOf(annotation, page) };
  if (subtype === "Widget") {
    const text = fieldText(annotation);
    if (text === undefined) return undefined;
    return { type: "text", text, position, ...(annotation.hidden === true ? { hidden: "annotation" } : {}) };
  }
  const text = noteText(annotation);
  if (text === "") return undefined;
  // Free text stands on the page for all to see; a note opens only on a click.
  return { type: "text", text, position, ...(subtype === "FreeText" ? {} : { hidden: "annotation" }) };
}

function noteText({ contentsObj, titleObj, textContent }: Annotation): string {
  const drawn = Array.isArray(textContent)
    ? textContent.filter((line) => typeof line === "string").join("\n")
    : "";
  const written = stringOf(contentsObj?.str);
  const author = stringOf(titleObj?.str);
  const text = toLines(written === "" ? drawn : written);
  return text === "" || author === "" ? text : `${author}: ${text}`;
}

function fieldText(annotation: Annotation): string | undefined {
  if (annotation.pushButton === true) return undefined;
  const name = stringOf(annotation.alternativeText) || stringOf(annotation.fieldName);
  const value = valueOf(annotation);
  if (name === "" && value === "") return undefined;
  if (value === "" && annotation.fieldType === "Sig") return undefined;
  return `${name}: ${value}`;
}

function valueOf({ fieldValue, checkBox, radioButton, exportValue, buttonValue }: Annotation): string {
  if (checkBox === true || radioButton === true) {
    const own = stringOf(exportValue) || stringOf(buttonValue);
    const value = stringOf(fieldValue);
    return value !== "" && value !== "Off" && (own === "" || own === value) ? value : "Off";
  }
  if (Array.isArray(fieldValue)) return fieldValue.map(stringOf).join(", ");
  return toLines(stringOf(fieldValue));
}

function linksOf(annotations: readonly Annotation[], pageText: string): string[] {
  const squeezed = pageText.replaceAll(/\s+/g, "");
  const links = annotations.flatMap(({ subtype, url, unsafeUrl }) => {
    const address = subtype === "Link" ? stringOf(url) || stringOf(unsafeUrl) : "";
    const bare = address.replace(/^(?:https?:\/\/|mailto:)/, "").replace(/\/$/, "");
    return address === "" || squeezed.includes(bare.replaceAll(/\s+/g, "")) ? [] : [address];
  });
  return [...new Set(links)];
}

function placeOf(
  { rect }: Annotation,
  page: PDFPageProxy,
): { bbox: [number, number, number, number] } | undefined {
  const [x0, y0, x1, y1] = toNumbers(rect);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return undefined;
  const viewport = page.getViewport({ scale: 1 });
  const corners = [viewport.convertToViewportPoint(x0, y0), viewport.convertToViewportPoint(x1, y1)];
  const box: Box = unite(corners.map(([x = 0, y = 0]) => ({ x0: x, y0: y, x1: x, y1: y })));
  return { bbox: toBbox(box) };
}

function fileOf({ subtype, fileId, file }: Annotation): AttachedFile | undefined {
  if (subtype !== "FileAttachment" || typeof fileId !== "string") return undefined;
  return { id: fileId, fileName: stringOf(file?.filename) || fileId };
}

function stringOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function toLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
