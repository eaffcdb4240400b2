import { type Parts, rewrite } from "./parts.ts";

/** Ties the numbers to the heading styles, so that a heading added in Word is numbered as well. */
export function linkHeadings(parts: Parts): void {
  const body = parts.get("word/document.xml");
  const found =
    typeof body === "string"
      ? /<w:pStyle w:val="Heading\d"\/>[^]*?<w:numId w:val="([1-9]\d*)"\/>/.exec(body)
      : null;
  const number = found?.[1];
  const lists = parts.get("word/numbering.xml");
  if (number === undefined || typeof lists !== "string") return;
  const list = new RegExp(`<w:num w:numId="${number}"[^>]*><w:abstractNumId w:val="(\\d+)"/>`).exec(
    lists,
  )?.[1];
  if (list === undefined) return;
  rewrite(parts, "word/numbering.xml", (text) =>
    text.replace(new RegExp(`<w:abstractNum w:abstractNumId="${list}"[^]*?</w:abstractNum>`), (definition) =>
      definition
        .replace("hybridMultilevel", "multilevel")
        .replaceAll(/(<w:lvl w:ilvl="([0-5])"[^]*?<w:numFmt [^>]*>)/g, (_, start: string, level: string) => {
          return `${start}<w:pStyle w:val="Heading${Number(level) + 1}"/>`;
        }),
    ),
  );
  rewrite(parts, "word/styles.xml", (text) =>
    text.replaceAll(
      /(w:styleId="Heading([1-6])"[^]*?<w:pPr>(?:<w:keepNext\/>|<w:keepLines\/>)*)/g,
      (_, start: string, level: string) => {
        return `${start}<w:numPr><w:ilvl w:val="${Number(level) - 1}"/><w:numId w:val="${number}"/></w:numPr>`;
      },
    ),
  );
}
