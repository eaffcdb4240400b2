export interface LinePiece {
  text: string;
  /** 1 for the first line. */
  number: number;
  /** The rest of a line whose beginning came before. */
  continues: boolean;
}

/** Lines of a text that comes in chunks, whatever ends them; a very long one comes in pieces that end at white space. */
export async function* streamLines(
  chunks: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<LinePiece> {
  let open: string[] = [];
  let size = 0;
  let number = 1;
  let continues = false;
  let held = "";
  for await (const chunk of chunks) {
    // A carriage return at the end may be the first half of a line end.
    const text = held + chunk;
    held = text.endsWith("\r") ? "\r" : "";
    const [first = "", ...others] = text.slice(0, text.length - held.length).split(/\r\n|\r|\n/);
    open.push(first);
    size += first.length;
    for (const line of others) {
      yield* cut({ text: open.join(""), number, continues }, longest);
      [open, size, continues] = [[line], line.length, false];
      number += 1;
    }
    if (size <= longest) continue;
    const pieces: LinePiece[] = [...cut({ text: open.join(""), number, continues }, longest)];
    const rest: string = pieces.pop()?.text ?? "";
    yield* pieces;
    [open, size, continues] = [[rest], rest.length, true];
  }
  if (size > 0) yield { text: open.join(""), number, continues };
}

function* cut(line: LinePiece, longest: number): Generator<LinePiece> {
  let { text, continues } = line;
  while (text.length > longest) {
    const end = cutAt(text, longest);
    yield { ...line, text: text.slice(0, end), continues };
    text = text.slice(end);
    continues = true;
  }
  yield { ...line, text, continues };
}

/** Behind white space, if there is any in the second half; never inside a character. */
function cutAt(text: string, longest: number): number {
  const near = text.slice(Math.floor(longest / 2), longest);
  const blank = /\s\S*$/.exec(near.slice(-2_000))?.index;
  if (blank !== undefined) return longest - Math.min(near.length, 2_000) + blank + 1;
  const last = text.charCodeAt(longest - 1);
  return last >= 0xd800 && last <= 0xdbff ? longest - 1 : longest;
}
