import { createCanvas } from "@napi-rs/canvas";
import { Failure } from "../../../model/failure.ts";
import type { Reading } from "../../reader.ts";
import { openPdf } from "../open-pdf.ts";

const mostPixels = 8_000_000;
/** Twice the size of a page on a screen: letters stay sharp when they are enlarged a little. */
const scaleAtMost = 2;

/** One page as a picture for a person, instead of what is on it. */
export async function drawForPeople({ source, options, sink }: Reading, number: number): Promise<void> {
  const { document, close } = await openPdf(source, { password: options.password, pictures: true });
  try {
    if (number > document.numPages)
      throw new Failure(
        "not-found",
        `${source.fileName} has ${document.numPages} pages, and no page ${number}.`,
      );
    const page = await document.getPage(number);
    const whole = page.getViewport({ scale: 1 });
    const fits = Math.sqrt(mostPixels / Math.max(1, whole.width * whole.height));
    const viewport = page.getViewport({ scale: Math.min(scaleAtMost, fits) });
    const canvas = createCanvas(
      Math.max(1, Math.ceil(viewport.width)),
      Math.max(1, Math.ceil(viewport.height)),
    );
    const context = canvas.getContext("2d");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    // the library asks for a browser's canvas; this one draws the same
    await page.render({ canvas: null, canvasContext: context, viewport }).promise;
    const data = await canvas.encode("png");
    await sink.part({
      type: "image",
      text: "",
      position: { page: number },
      image: { mediaType: "image/png", data },
    });
  } finally {
    await close();
  }
}
