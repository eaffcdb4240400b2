import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { namedLigatures } from "../fonts/ligatures.ts";
import { markHidden } from "../mark-hidden.ts";
import { toMatrix, toNumber, toNumbers } from "../matrix.ts";
import { findScan } from "./find-scan.ts";
import type { FontFace, PageContent } from "./page-content.ts";
import { readOperators } from "./read-operators.ts";
import { settleRaised } from "../settle-raised.ts";
import { scanLigatures } from "../fonts/scan-ligatures.ts";

export interface PageReader {
  read(page: PDFPageProxy): Promise<PageContent>;
}

const boldName = /bold|black|heavy|demi|semib|[-,]?bd(?:it)?$|cmbx|cmb\d|medi(?:ital)?$/i;
const monoName =
  /mono|courier|consol|typewriter|cmtt|menlo|inconsolata|source ?code|fixed|lettergothic|terminal/i;

/** Reads pages of one document; layers that are switched off are known. */
export async function createPageReader(document: PDFDocumentProxy): Promise<PageReader> {
  const layers = await document.getOptionalContentConfig().catch(() => undefined);
  return {
    async read(page) {
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
      const faces = new Map<string, FontFace | undefined>();
      const ligatures = scanLigatures(operators, (id) => isComposite(page, id));
      const content = readOperators(operators, {
        width,
        height,
        transform: toMatrix(transform),
        fontOf(id) {
          if (!faces.has(id)) faces.set(id, withLigatures(readFace(page, id), ligatures.get(id)));
          return faces.get(id);
        },
        isShown: (layer) => isShown(layers, layer),
      });
      const scan = findScan(operators, toMatrix(transform));
      const settled = { ...content, words: settleRaised(content.words), ...(scan && { scan }) };
      markHidden(settled);
      return settled;
    },
  };
}

/** Fonts of this kind number their glyphs, and have no names for them. */
function isComposite(page: PDFPageProxy, id: string): boolean {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  return typeof font === "object" && font !== null && "composite" in font && font.composite === true;
}

function withLigatures(
  face: FontFace | undefined,
  ligatures: ReadonlyMap<number, string> | undefined,
): FontFace | undefined {
  return face === undefined || ligatures === undefined ? face : { ...face, ligatures };
}

function isShown(layers: { isVisible(group: unknown): boolean } | undefined, layer: unknown): boolean {
  try {
    return layer === null || layers?.isVisible(layer) !== false;
  } catch {
    return true;
  }
}

function readFace(page: PDFPageProxy, id: string): FontFace | undefined {
  if (!page.commonObjs.has(id)) return undefined;
  const font: unknown = page.commonObjs.get(id);
  if (typeof font !== "object" || font === null) return undefined;
  const { name, bold, black, vertical, ascent, descent, fontMatrix, isType3Font, bbox, differences } =
    font as Record<string, unknown>;
  const ligatures = namedLigatures(differences);
  const plainName = typeof name === "string" ? name.replace(/^[A-Z]{6}\+/, "") : "";
  const matrix = toNumbers(fontMatrix);
  const scale = matrix[0] === undefined || matrix[0] === 0 ? 0.001 : Math.abs(matrix[0]);
  return {
    name: plainName,
    bold: bold === true || black === true || boldName.test(plainName),
    mono: monoName.test(plainName),
    vertical: vertical === true,
    ascent: between(toNumber(ascent), 0.5, 1.1) ?? 0.8,
    descent: between(Math.abs(toNumber(descent)), 0.1, 0.4) ?? 0.2,
    scale,
    em: isType3Font === true ? heightOf(toNumbers(bbox), matrix) : 1,
    ...(ligatures.size === 0 ? {} : { ligatures }),
  };
}

function between(value: number, least: number, most: number): number | undefined {
  return value >= least && value <= most ? value : undefined;
}

/** Fonts drawn by the document have units of their own. */
function heightOf(bbox: number[], matrix: number[]): number {
  const height = Math.abs((bbox[3] ?? 0) - (bbox[1] ?? 0)) * Math.abs(matrix[3] ?? 0.001);
  return height > 0.1 && height < 1_000 ? height : 1;
}
