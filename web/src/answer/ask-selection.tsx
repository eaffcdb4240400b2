import { useEffect, useState } from "react";
import type { RefObject } from "react";
import { MessageSquareQuote } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/button.tsx";
import css from "./ask-selection.module.css";

interface AskProps {
  within: RefObject<HTMLElement | null>;
  onAsk: (text: string) => void;
}

const shortest = 3;
const longest = 1_200;

/** Words that are marked in an answer can be asked about. */
export function AskSelection({ within, onAsk }: AskProps) {
  const { t } = useWords();
  const [found, setFound] = useState<{ text: string; top: number; left: number }>();
  useEffect(() => {
    const onChange = () => {
      const selection = getSelection();
      const range = selection !== null && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      const text = selection?.toString().trim() ?? "";
      const start = range?.startContainer.parentElement;
      const isInside =
        range !== undefined &&
        start?.closest("[data-answer]") !== null &&
        within.current?.contains(range.startContainer) === true;
      if (!isInside || text.length < shortest || text.length > longest) return setFound(undefined);
      const box = range.getBoundingClientRect();
      return setFound({ text, top: Math.max(8, box.top - 42), left: Math.max(8, box.left) });
    };
    document.addEventListener("selectionchange", onChange);
    return () => document.removeEventListener("selectionchange", onChange);
  }, [within]);
  if (found === undefined) return null;
  return (
    <div className={css["float"]} style={{ top: found.top, left: found.left }}>
      <Button
        size="small"
        icon={<MessageSquareQuote size={14} />}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          onAsk(t("ask.start", { text: found.text }));
          getSelection()?.removeAllRanges();
        }}
      >
        {t("ask.label")}
      </Button>
    </div>
  );
}
