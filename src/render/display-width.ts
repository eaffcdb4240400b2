const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Anything that may be wider, or narrower, than one place. */
const special = /[^\t\n\u0020-\u02ff\u0370-\u058f]/u;

/** Places that a text takes in a font of fixed width: a character of East Asia or an emoji takes two. */
export function displayWidth(text: string): number {
  if (!special.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}
