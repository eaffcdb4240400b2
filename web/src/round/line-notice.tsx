import { useEffect, useState } from "react";
import { CloudOff } from "lucide-react";
import type { LiveState } from "../live/live-state.ts";
import { useWords } from "../i18n/words.ts";
import { Notice } from "../ui/notice.tsx";

const patienceMs = 1_200;

/** Says that the line is lost, but not for every short break. */
export function LineNotice({ line }: Pick<LiveState, "line">) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (line !== "lost") {
      setShown(false);
      return undefined;
    }
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, [line]);
  if (!isShown) return null;
  return (
    <Notice tone="waiting" icon={<CloudOff size={16} />}>
      {t("line.lost")}
    </Notice>
  );
}
