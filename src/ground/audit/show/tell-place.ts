import type { Evidence } from "../../../model/grounding.ts";

/** Document, page or sheet, the file inside of it, and the headings above. */
export function tellPlace({ document, position, heading = [], computed }: Evidence): string[] {
  const { page, sheet, slide, path, line } = position;
  const inner = /^(?:.*\/)?[^/]+\.[a-z\d]{1,5}(?=\/|$)/iu.exec(path ?? "")?.[0];
  const at = [
    ...(inner === undefined ? [] : [inner]),
    ...(page === undefined ? [] : [`page ${page}`]),
    ...(sheet === undefined ? [] : [`sheet ${sheet}`]),
    ...(slide === undefined ? [] : [`slide ${slide}`]),
    ...(line === undefined || page !== undefined || sheet !== undefined ? [] : [`line ${line}`]),
  ];
  return [
    `[${[document, ...at].join(", ")}]`,
    ...(computed?.of === undefined ? [] : [`(computed over the table below "${computed.of}")`]),
    ...(heading.length === 0 ? [] : [heading.join(" › ")]),
  ];
}
