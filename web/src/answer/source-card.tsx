import { useLayoutEffect, useRef } from "react";
import { useWords } from "../i18n/words.ts";
import { placeBeside } from "../ui/place-beside.ts";
import { InlineText } from "../document/inline-text.tsx";
import { computationOf } from "./marks.ts";
import type { SourceMark } from "./marks.ts";
import { placeWords } from "./place-words.ts";
import css from "./source-card.module.css";

interface CardProps {
  mark: SourceMark;
  anchor: Element;
  onEnter: () => void;
  onLeave: () => void;
}

const mostQuotes = 3;
const longest = 360;

/** The very words behind a number, before anything is opened. */
export function SourceCard({ mark, anchor, onEnter, onLeave }: CardProps) {
  const words = useWords();
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    card.current?.showPopover();
    if (card.current !== null) placeBeside(card.current, anchor.getBoundingClientRect());
  }, [anchor]);
  const [first] = mark.passages;
  if (first === undefined) return null;
  const computed = computationOf(mark);
  // what was computed is told once, and not before each of its values
  const quotes = computed === undefined ? mark.passages : [];
  const rest = quotes.length - mostQuotes;
  return (
    <div
      ref={card}
      popover="manual"
      className={css["card"]}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <p className={css["place"]}>
        <span className={css["name"]}>{first.document}</span> {placeWords(first.position, words)}
      </p>
      {computed !== undefined && (
        <p className={css["computed"]}>
          <InlineText text={computed.words} />
        </p>
      )}
      {quotes.slice(0, mostQuotes).map(({ id, quote }) => (
        <p key={id} className={css["quote"]} dir="auto">
          {quote.length > longest ? `${quote.slice(0, longest)} …` : quote}
        </p>
      ))}
      {rest > 0 && <p className="quiet">{words.t("mark.more", { n: rest })}</p>}
    </div>
  );
}
