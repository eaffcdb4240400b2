import { buildLines, lineText, type PageLine } from "./build-lines.ts";
import type { PageContent, PageWord } from "./pages/page-content.ts";

export interface RunningLines {
  /** Learns from a page; call it for each page in order. */
  add(content: PageContent): void;
  /** The lines at the head and foot of a page that stand on most pages. */
  take(content: PageContent): { head: PageLine[]; foot: PageLine[]; words: Set<PageWord> };
}

const zone = 0.13;
const mostLines = 4;
const fewestPages = 3;
const mostPages = 0.5;
const mostKeys = 5_000;

/** Finds headers and footers: lines near the edge that say the same, but for numbers, on most pages. */
export function createRunningLines(): RunningLines {
  const pagesWith = new Map<string, number>();
  let pages = 0;
  const isRunning = (key: string) => {
    const count = pagesWith.get(key) ?? 0;
    return (
      count >= fewestPages && count >= pages * mostPages * 0.5 && count >= Math.min(pages, 6) * mostPages
    );
  };
  return {
    add(content) {
      pages++;
      const { head, foot } = edgeLines(content);
      for (const key of new Set([...head, ...foot].map(keyOf)))
        if (pagesWith.has(key) || pagesWith.size < mostKeys)
          pagesWith.set(key, (pagesWith.get(key) ?? 0) + 1);
    },
    take(content) {
      const { head, foot } = edgeLines(content);
      // It begins at the edge of the page: below other lines it may be the head of a table that goes on and on.
      const running = (lines: PageLine[]) => {
        const found = lines.filter((line) => isRunning(keyOf(line)));
        return found.length > 0 && found[0] === lines[0] ? found : [];
      };
      const [top, bottom] = [running(head), running(foot).toReversed()];
      return { head: top, foot: bottom, words: new Set([...top, ...bottom].flatMap(({ words }) => words)) };
    },
  };
}

function edgeLines({ words, height }: PageContent): { head: PageLine[]; foot: PageLine[] } {
  const upright = words.filter(({ turn, hidden }) => turn === 0 && !hidden);
  const top = upright.filter(({ baseline }) => baseline < height * zone);
  const bottom = upright.filter(({ baseline }) => baseline > height * (1 - zone));
  return {
    head: buildLines(top).slice(0, mostLines),
    foot: buildLines(bottom).slice(-mostLines).toReversed(),
  };
}

function keyOf(line: PageLine): string {
  const text = lineText(line.words)
    .replaceAll(/\p{N}+|\b[ivxlc]{1,6}\b/gu, "#")
    .replaceAll(/\s+/g, "");
  return `${Math.round(line.baseline / 12)} ${text}`;
}
