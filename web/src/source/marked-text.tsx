import { useMemo } from "react";
import { findSpans } from "./find-spans.ts";
import css from "./as-read.module.css";

/** A text with the cited words marked. */
export function MarkedText({ text, quotes }: { text: string; quotes: readonly string[] }) {
  const spans = useMemo(() => findSpans(text, quotes), [text, quotes]);
  if (spans.length === 0) return <>{text}</>;
  const pieces = spans.map(({ start, end }, index) => (
    <span key={start}>
      {text.slice(spans[index - 1]?.end ?? 0, start)}
      <mark className={css["mark"]}>{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {pieces}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
