import { cleanText } from "../clean-text.ts";

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for an element or an attribute; whatever it says, it stays text. */
export function escapeXml(text: string): string {
  return cleanText(text).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? "");
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export const relationNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export const drawingNamespace = "http://schemas.openxmlformats.org/drawingml/2006";

/** English Metric Units, of which a point has 12700. */
export const emu = (points: number): number => Math.round(points * 12_700);
