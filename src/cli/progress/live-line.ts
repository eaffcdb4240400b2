import { fill, progressWordsFor } from "./progress-words.ts";
import type { Progress } from "./fold-progress.ts";

/** What is known, the most telling first; costs are left out where there is no room. */
export interface LiveLine {
  doing: string;
  place: string[];
  costs: string[];
  time: string;
}

/** Everything that is known in one line. */
export function liveLine(
  progress: Progress,
  { language, elapsedMs }: { language: string; elapsedMs: number },
): LiveLine {
  const words = progressWordsFor(language);
  const { doing, file, within } = progress;
  const pattern = within?.isPages === true ? words.pageOf : words.of;
  const inside = within === undefined ? [] : [fill(pattern, within.done, within.total ?? "?")];
  return {
    doing: [doing, file?.name].filter((part) => part !== undefined && part !== "").join(" "),
    place: [...(file === undefined ? [] : [fill(words.fileOf, file.at, file.of)]), ...inside],
    costs: costs(progress, language),
    time: elapsed(elapsedMs),
  };
}

/** What it all came to, once it is over. */
export function closingLine(
  progress: Progress,
  { language, elapsedMs }: { language: string; elapsedMs: number },
): string {
  const words = progressWordsFor(language);
  const { given, read } = progress;
  const skipped = progress.skipped + Math.max(0, given - read);
  const files =
    read === 0
      ? []
      : [
          [
            read === 1 ? words.oneFileRead : fill(words.filesRead, read),
            ...(skipped > 0 ? [fill(words.skipped, skipped)] : []),
          ].join(", "),
        ];
  return [...files, ...costs(progress, language), elapsed(elapsedMs)].join(" · ");
}

function costs({ tokens, price, currency }: Progress, language: string): string[] {
  if (tokens === 0 && price === 0) return [];
  const { tokens: pattern } = progressWordsFor(language);
  const count = new Intl.NumberFormat(language === "unknown" ? "en" : language).format(tokens);
  return [fill(pattern, count), ...(price === 0 ? [] : [`${price.toFixed(4)} ${currency}`])];
}

export function elapsed(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
