import { MarkList } from "../answer/mark-list.tsx";
import { InlineText } from "./inline-text.tsx";
import css from "./cited-text.module.css";

export interface CitedPiece {
  text: string;
  citations: readonly string[];
}

/** A text cut behind each statement that has its own sources. */
export function cutAtStatements(
  text: string,
  statements: readonly CitedPiece[],
  all: readonly string[],
): CitedPiece[] {
  const pieces: CitedPiece[] = [];
  let from = 0;
  for (const { text: said, citations } of statements) {
    const at = said === "" ? -1 : text.indexOf(said, from);
    if (at < 0) continue;
    const end = at + said.length;
    pieces.push({ text: text.slice(from, end), citations });
    from = end;
  }
  if (pieces.length === 0) return [{ text, citations: all }];
  return from < text.length ? [...pieces, { text: text.slice(from), citations: [] }] : pieces;
}

export function CitedText({ pieces }: { pieces: readonly CitedPiece[] }) {
  return (
    <>
      {pieces.map((piece, index) => (
        <Cited key={index} piece={piece} />
      ))}
    </>
  );
}

/** The last word, where it is plain, and no space behind it. */
const lastWord = /[^\s*_~`[\]()<>\\]{1,40}$/u;

/** A mark never stands at the beginning of a line: it stays with the word before it. */
function Cited({ piece: { text, citations } }: { piece: CitedPiece }) {
  if (citations.length === 0) return <InlineText text={text} />;
  const at = lastWord.exec(text)?.index ?? text.length;
  return (
    <span data-statement>
      <InlineText text={text.slice(0, at)} />
      <span className={css["together"]}>
        {text.slice(at)}
        <MarkList citations={citations} />
      </span>
    </span>
  );
}
