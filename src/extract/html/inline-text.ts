export interface InlineText {
  /** Runs of white space become one space, unless they are meant. */
  append(text: string, keepSpace: boolean): void;
  /** As `br` does: a new line, whatever stands before. */
  newLine(): void;
  /** As the border of a block does: a new line, unless one has just begun. */
  endLine(): void;
  isEmpty(): boolean;
  length(): number;
  /** The text so far, without blank ends; begins anew. */
  take(): string;
  /** The text up to the last white space (or line end); the rest stays. For text without end. */
  takeHead(border: " " | "\n"): string;
}

const whiteSpace = /[ \t\n\r\f]+/g;

/** Joins the text of inline elements as a page shows it. */
export function createInlineText(): InlineText {
  let pieces: string[] = [];
  let size = 0;
  let afterSpace = true;
  let lineIsEmpty = true;
  const push = (text: string) => {
    pieces.push(text);
    size += text.length;
  };
  const reset = (rest: string) => {
    pieces = rest === "" ? [] : [rest];
    size = rest.length;
    if (rest === "") [afterSpace, lineIsEmpty] = [true, true];
  };
  return {
    append(text, keepSpace) {
      if (text === "") return;
      if (keepSpace) {
        push(text.replaceAll(/\r\n?/g, "\n"));
        afterSpace = text.endsWith(" ") || text.endsWith("\n");
        lineIsEmpty = text.endsWith("\n");
        return;
      }
      const collapsed = text.replaceAll(whiteSpace, " ");
      const kept = afterSpace && collapsed.startsWith(" ") ? collapsed.slice(1) : collapsed;
      if (kept === "") return;
      push(kept);
      afterSpace = kept.endsWith(" ");
      lineIsEmpty = false;
    },
    newLine() {
      push("\n");
      afterSpace = true;
      lineIsEmpty = true;
    },
    endLine() {
      if (!lineIsEmpty) this.newLine();
    },
    isEmpty: () => size === 0,
    length: () => size,
    take() {
      const text = tidy(pieces.join(""));
      reset("");
      return text;
    },
    takeHead(border) {
      const text = pieces.join("");
      const found = text.lastIndexOf(border);
      const cut = found > 0 ? found + 1 : wholeCharacters(text);
      reset(text.slice(cut));
      return tidy(text.slice(0, cut));
    },
  };
}

/** Line by line: a pattern for blanks before line ends is slow on long runs of blanks. */
function tidy(text: string): string {
  const lines = text.split("\n").map((line) => (line.endsWith(" ") ? line.trimEnd() : line));
  return lines.join("\n").replace(/^\n+/, "").trimEnd();
}

/** The length without half a surrogate pair at the end. */
function wholeCharacters(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}
