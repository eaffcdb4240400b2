import { readPlain } from "./read-plain.ts";

/** The letters, digits and meaningful signs of a text in lower case, each with its place in the original. */
export interface Squeezed {
  text: string;
  offsets: Uint32Array;
}

/** White space, dashes, quotation marks, bars, bullets and brackets of links: nobody copies them the same way. */
const skipped = /[\s\-\u2010-\u2015\u2212\u2043'"`´‘’‚‛“”„‟‹›«»*_|#[\]\\•▪◦‣·]/u;

/** How words are compared when a quote is looked for: only what a person would call the same words counts. */
export function squeeze(original: string): Squeezed {
  const { text, offsets } = readPlain(original);
  const places = new Uint32Array(text.length);
  const signs: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (skipped.test(sign)) continue;
    const lower = sign.toLowerCase();
    places[signs.length] = offsets[at] ?? 0;
    signs.push(lower.length === 1 ? lower : sign);
  }
  return { text: signs.join(""), offsets: places.slice(0, signs.length) };
}
