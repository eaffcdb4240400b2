/** A word with its place in the text; offsets are UTF-16. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Unicode word borders, so that Chinese, Japanese and Thai come apart as well as Latin text. */
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

export function segmentWords(text: string): Word[] {
  const words: Word[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isWordLike === true) words.push({ text: segment, start: index, end: index + segment.length });
  }
  return words;
}
