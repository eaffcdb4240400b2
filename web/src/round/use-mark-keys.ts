import { useEffect } from "react";
import type { RefObject } from "react";
import { isTyping } from "../shell/use-global-keys.ts";

/** j and k go from one mark to the next; Enter opens the one that has focus, as every button. */
export function useMarkKeys(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || isTyping(event) || column.current === null) return;
      const marks = [...column.current.querySelectorAll<HTMLElement>("[data-mark]")];
      const at = marks.findIndex((mark) => mark === document.activeElement);
      const next = at < 0 ? (step > 0 ? 0 : marks.length - 1) : (at + step + marks.length) % marks.length;
      marks[next]?.focus();
      marks[next]?.scrollIntoView({ block: "nearest" });
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [column]);
}
