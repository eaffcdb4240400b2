const monospace =
  /^(courier|consolas|menlo|monaco|lucida (console|sans typewriter)|cascadia|inconsolata|fira code|source code|jetbrains|hack$|letter gothic|fixedsys|terminal$|monospace)|\bmono\b/i;
const codeSigns = /[{}[\]();=<>#$_\\|`]|^(\t| {2,})\S/m;
const codeStyle =
  /^(?:(?:source|program|inline|html|sample)[\s_-]*)?code(?:[\s_-]*(?:block|char|text|listing|sample|snippet|example))?\s*\d*$|preformatted|verbatim|quellcode|quelltext|^source[\s_-]*text$|^(?:code[\s_-]*)?listing$/i;

export function isMonospace(font: string): boolean {
  return monospace.test(font.trim());
}

/** A letter in a typewriter face is still a letter: code has signs of code in it. */
export function looksLikeCode(text: string): boolean {
  return codeSigns.test(text);
}

export function isCodeStyle(name: string): boolean {
  return codeStyle.test(name);
}

/** Too close to white to be read on white paper. */
export function isWhite(color: string | undefined): boolean {
  const parts = channelsOf(color);
  return parts !== undefined && parts.every((part) => part >= 0xf5);
}

/** Dark enough that white text shows on it. */
export function isShade(color: string | undefined): boolean {
  const parts = channelsOf(color);
  if (parts === undefined) return false;
  const [red = 0, green = 0, blue = 0] = parts;
  return 0.3 * red + 0.59 * green + 0.11 * blue < 225;
}

function channelsOf(color: string | undefined): number[] | undefined {
  const hex = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? "");
  return hex === null ? undefined : hex.slice(1).map((part) => Number.parseInt(part, 16));
}

/** The style of what stands under a figure or above a table; Word names it in its own language. */
export function isCaptionStyle(styleName: string): boolean {
  return /^(?:caption|beschriftung|légende|didascalia|descripción|epígrafe|legenda|bijschrift)$/i.test(
    styleName.trim(),
  );
}

const headingName =
  /^(?:heading|überschrift|titre|título|titolo|kop|rubrik|otsikko|nagłówek|nadpis|заголовок|标题|標題|見出し|제목)[\s_]*(\d{1,2})$/i;

/** The level of a style called "heading 2"; a title stands above all headings. */
export function headingLevelOf(styleName: string): number | undefined {
  const name = styleName.trim();
  if (/^(document\s+)?title$/i.test(name)) return 0;
  const level = headingName.exec(name)?.[1];
  return level === undefined ? undefined : Math.min(Math.max(Number(level), 1), 10);
}
