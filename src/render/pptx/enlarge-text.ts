import { breakLines } from "./break-lines.ts";
import { paragraphWidth } from "./flow.ts";
import { type Area, lineHeight, type Paragraph, type Slide, type TextBox } from "./slide.ts";

const factor = 1.25;
/** Of the height that there is for text. */
const sparse = 0.45;
const fullest = 0.75;

/** Text that leaves most of its slide empty is set larger, as a speaker would; pieces of a longer text are left alone. */
export function enlargeText(slides: readonly Slide[], area: Area): void {
  for (const [index, slide] of slides.entries()) {
    const boxes = slide.boxes.filter((box) => box.kind === "text" && box.look === "plain");
    const [box] = boxes;
    const isWhole = slide.part === 1 && (slides[index + 1]?.part ?? 1) === 1;
    if (slide.kind !== "content" || !isWhole || box?.kind !== "text" || slide.boxes.length !== 1) continue;
    if (slide.footnotes.length > 0 || box.height > area.height * sparse) continue;
    const larger = enlarge(box, area.width);
    if (larger.height <= area.height * fullest) Object.assign(box, larger);
  }
}

function enlarge({ paragraphs }: TextBox, width: number): Pick<TextBox, "paragraphs" | "height"> {
  const larger = paragraphs.map((paragraph): Paragraph => ({
    ...paragraph,
    size: Math.round(paragraph.size * factor),
    before: Math.round(paragraph.before * factor),
  }));
  const height = larger.reduce((sum, paragraph) => {
    const { size, bold, runs } = paragraph;
    const style = {
      size,
      width: paragraphWidth(paragraph, width, "plain"),
      ...(bold !== undefined && { bold }),
    };
    return sum + paragraph.before + breakLines(runs, style).length * lineHeight(runs, size);
  }, 0);
  return { paragraphs: larger, height };
}
