import { useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../i18n/words.ts";
import { keyOf } from "./marks.ts";
import type { SourceMark } from "./marks.ts";
import { useMarkScope } from "./mark-context.ts";
import type { MarkScope } from "./mark-context.ts";
import { placeWords } from "./place-words.ts";
import { SourceCard } from "./source-card.tsx";
import css from "./mark-list.module.css";

/** The numbers behind a statement. */
export function MarkList({ citations }: { citations: readonly string[] }) {
  const scope = useMarkScope();
  if (scope === undefined || citations.length === 0) return null;
  const marks = scope.marks.of(citations);
  if (marks.length === 0) return null;
  return (
    <span className={css["marks"]}>
      {marks.map((mark) => (
        <Mark key={mark.number} mark={mark} scope={scope} />
      ))}
    </span>
  );
}

const lingerMs = 140;

/** One number: hover or focus shows the words, a click opens them in their document. */
function Mark({ mark, scope }: { mark: SourceMark; scope: MarkScope }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<number>(undefined);
  const [isShown, setShown] = useState(false);
  const [first] = mark.passages;
  const key = keyOf(mark.ids);
  const isOpen = useSyncExternalStore(scope.opened.subscribe, () => scope.opened.get() === key);
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(false), lingerMs);
  };
  const place =
    first === undefined ? "" : [first.document, placeWords(first.position, words)].filter(Boolean).join(", ");
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css["mark"]}
        data-mark={mark.number}
        aria-label={words.t("mark.label", { n: String(mark.number), place })}
        aria-pressed={isOpen}
        onPointerEnter={(event) => event.pointerType === "mouse" && show(lingerMs)}
        onPointerLeave={hide}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && show(0)}
        onBlur={hide}
        onClick={() => {
          setShown(false);
          clearTimeout(timer.current);
          scope.open(mark.ids);
        }}
      >
        {mark.number}
      </button>
      {isShown &&
        button.current !== null &&
        createPortal(
          <SourceCard mark={mark} anchor={button.current} onEnter={() => show(0)} onLeave={hide} />,
          document.body,
        )}
    </>
  );
}
