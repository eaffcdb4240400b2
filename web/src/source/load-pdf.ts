import type { PDFDocumentProxy } from "pdfjs-dist";
import type * as PdfJs from "pdfjs-dist";

export type PdfTools = typeof PdfJs;

const workerUrl = "/pdfjs/build/pdf.worker.min.mjs";

export interface OpenPdf {
  tools: PdfTools;
  pdf: PDFDocumentProxy;
  /** Of the first page, in points: what pages are taken for until they are drawn. */
  width: number;
  height: number;
  close: () => void;
}

/** Opens a PDF with the viewer, which is fetched at the first citation and not before; everything it needs is ours. */
export async function loadPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const tools = await import("pdfjs-dist");
  tools.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = tools.getDocument({
    url,
    withCredentials: true,
    cMapUrl: "/pdfjs/cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    iccUrl: "/pdfjs/iccs/",
    enableXfa: false,
  });
  signal.addEventListener("abort", () => void task.destroy(), { once: true });
  const pdf = await task.promise;
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  return { tools, pdf, width, height, close: () => void task.destroy() };
}
