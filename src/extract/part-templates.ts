import type { NewPart } from "./reader.ts";

/** "{% if … %}" and "{# … #}": orders to the program that fills a template, no words of the document. */
const statements = /\{%[-+~]?\s?[\p{L}/][^%{}]{0,500}%\}|\{#\s[^#{}]{0,500}\s#\}/gu;
const holes = /\{\{[^{}]{0,500}\}\}/gu;

/**
 * A text and, marked as such, the template's own marks in it. What a template leaves open, such as "{{ name }}", stays
 * in its sentence, and is set aside where nothing else stands.
 */
export function partTemplates(part: NewPart): NewPart[] {
  if (!mayHoldMarks(part)) return [part];
  const heading = part.heading === undefined ? {} : { heading: part.heading.map(withoutMarks) };
  const plain: NewPart = { ...part, ...heading };
  if (part.type !== "text" || part.hidden !== undefined) return [plain];
  const text = withoutMarks(part.text);
  const { position } = part;
  const aside = (said: string): NewPart => ({
    type: "text",
    text: said,
    ...heading,
    position,
    hidden: "template",
  });
  if (!/\S/u.test(text.replaceAll(holes, ""))) return [aside(part.text)];
  const marks = part.text.match(statements);
  return marks === null ? [plain] : [{ ...plain, text }, aside(marks.join("\n"))];
}

function mayHoldMarks({ text, heading = [] }: NewPart): boolean {
  return [text, ...heading].some((said) => /\{[%{#]/u.test(said));
}

/** Lines stay where they are, so that what follows keeps its number. */
function withoutMarks(text: string): string {
  let plain = "";
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(statements)) {
    plain += text.slice(from, index) + mark.replaceAll(/[^\n]+/gu, "");
    from = index + mark.length;
    if (/(?:^|\s)$/u.test(plain.slice(-1)) && text[from] === " ") from += 1;
  }
  return from === 0 ? text : (plain + text.slice(from)).trimEnd();
}
