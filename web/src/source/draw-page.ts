import type { OpenPdf } from "./load-pdf.ts";

export interface DrawnPage {
  /** In points. */
  width: number;
  height: number;
}

interface DrawInput {
  opened: OpenPdf;
  number: number;
  scale: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
}

const sharpest = 2;

/** Draws a page and lays its text above the picture. */
export async function drawPage(
  { opened, number, scale, canvas, text }: DrawInput,
  signal: AbortSignal,
): Promise<DrawnPage> {
  const page = await opened.pdf.getPage(number);
  const density = Math.min(devicePixelRatio, sharpest);
  const viewport = page.getViewport({ scale });
  if (signal.aborted) throw new Error("gone");
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const drawing = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) });
  signal.addEventListener("abort", () => drawing.cancel(), { once: true });
  text.replaceChildren();
  const layer = new opened.tools.TextLayer({
    textContentSource: page.streamTextContent(),
    container: text,
    viewport,
  });
  await Promise.all([drawing.promise, layer.render()]);
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
}
