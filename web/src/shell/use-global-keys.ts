import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";

/** Keys that work everywhere; all of them rest while somebody types. */
export function useGlobalKeys(): { isHelpOpen: boolean; closeHelp: () => void } {
  const [isHelpOpen, setHelp] = useState(false);
  const [, go] = useLocation();
  const before = useRef("");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      const chord = `${before.current}${event.key}`;
      before.current = event.key === "g" ? "g" : "";
      if (event.key === "?") setHelp(true);
      else if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLTextAreaElement>("[data-composer]")?.focus();
      } else if (chord === "gw") go("/workflows");
      else if (chord === "gn") go("/");
      else if (chord === "gf") go("/files");
      else if (chord === "gs") go("/settings");
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [go]);
  return { isHelpOpen, closeHelp: () => setHelp(false) };
}

export function isTyping({ target, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (metaKey || ctrlKey || altKey) return true;
  return (
    target instanceof HTMLElement &&
    target.closest("input, textarea, select, [contenteditable], [role=menu]") !== null
  );
}
