import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from "react";
import { useWords } from "../i18n/words.ts";
import css from "./split-view.module.css";

interface SplitProps {
  children: ReactNode;
  side: ReactNode | undefined;
  sideLabel: string;
  onClose: () => void;
}

const stored = "dossier.split";
const usual = 42;
const [least, most] = [25, 65];

/** Text on the left, a pane on the right whose width the reader sets; on narrow windows the pane lies on top. */
export function SplitView({ children, side, sideLabel, onClose }: SplitProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(() => Number(localStorage.getItem(stored) ?? usual));
  const isOpen = side !== undefined;
  useReturnFocus(isOpen);
  useEscape(isOpen, onClose);
  const keep = (next: number) => {
    const fit = Math.min(most, Math.max(least, Math.round(next)));
    setShare(fit);
    localStorage.setItem(stored, String(fit));
  };
  return (
    <div ref={whole} className={css["split"]} style={{ "--share": `${share}%` }}>
      <div className={css["text"]}>{children}</div>
      {isOpen && (
        <>
          <Edge share={share} whole={whole} onMove={keep} />
          <aside className={css["side"]} aria-label={sideLabel}>
            {side}
          </aside>
        </>
      )}
    </div>
  );
}

interface EdgeProps {
  share: number;
  whole: RefObject<HTMLElement | null>;
  onMove: (share: number) => void;
}

/** The line between the two, moved by pointer or arrow keys. */
function Edge({ share, whole, onMove }: EdgeProps) {
  const { t } = useWords();
  const onDrag = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || whole.current === null) return;
    const { right, width } = whole.current.getBoundingClientRect();
    onMove(((right - event.clientX) / width) * 100);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 3, ArrowRight: -3 }[event.key];
    if (step !== undefined) onMove(share + step);
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={t("pane.width")}
      aria-valuenow={share}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={css["edge"]}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onDrag}
      onKeyDown={onKey}
    />
  );
}

/** When the pane closes, focus goes back to what opened it. */
function useReturnFocus(isOpen: boolean): void {
  const before = useRef<Element>(null);
  useEffect(() => {
    if (isOpen) before.current = document.activeElement;
    else if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }, [isOpen]);
}

function useEscape(isOpen: boolean, onClose: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isFree = document.querySelector("dialog[open], [popover=auto]:popover-open") === null;
      if (event.key === "Escape" && isOpen && isFree) onClose();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen, onClose]);
}
