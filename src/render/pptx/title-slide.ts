import type { Layout } from "../layout.ts";
import { createFlow, openSlide, placeText } from "./flow.ts";
import type { Area, Paragraph, Run, Slide } from "./slide.ts";

const longest = 160;

/** The first slide; a title that no slide can hold is shortened there and stands in full behind it. */
export function titleSlide(layout: Layout, area: Area): Slide[] {
  const isLong = layout.title.length > longest;
  const title: Run[] = [
    { text: isLong ? `${layout.title.slice(0, longest).toWellFormed().trimEnd()}…` : layout.title },
  ];
  const lines = [layout.subject, layout.authors.join(", "), dateText(layout)].filter(
    (line): line is string => line !== undefined && line !== "",
  );
  const paragraphs = lines.map((text): Paragraph => ({
    runs: [{ text: cut(text) }],
    dir: layout.dir,
    size: 18,
    before: 6,
  }));
  const first: Slide = {
    kind: "title",
    title,
    dir: layout.dir,
    part: 1,
    boxes: [{ kind: "text", look: "plain", ...area, paragraphs }],
    footnotes: [],
    citations: [],
  };
  if (!isLong) return [first];
  const flow = createFlow(layout, area);
  openSlide(flow, title, layout.dir);
  placeText(flow, { runs: [{ text: layout.title }], dir: layout.dir, size: 18, before: 0, bold: true });
  return [first, ...flow.slides];
}

const cut = (text: string): string => (text.length > 200 ? `${text.slice(0, 200).toWellFormed()}…` : text);

function dateText({ date, language }: Layout): string | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date ?? "")?.[0];
  if (day === undefined) return date;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return date;
  try {
    return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(time);
  } catch {
    return day;
  }
}
