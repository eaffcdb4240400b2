import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import type { Problem } from "../api/problem.ts";
import css from "./notice.module.css";

interface NoticeProps {
  tone: "failed" | "waiting" | "refused" | "proven" | "plain";
  icon?: ReactNode;
  children: ReactNode;
}

export function Notice({ tone, icon, children }: NoticeProps) {
  return (
    <div className={`${css["notice"]} ${css[tone]}`} role={tone === "failed" ? "alert" : undefined}>
      {icon}
      <div className={css["words"]}>{children}</div>
    </div>
  );
}

/** A problem in words, with the way on. */
export function ProblemNotice({ problem, onRetry }: { problem: Problem; onRetry?: () => void }) {
  const { t } = useWords();
  const said =
    problem.code === "offline"
      ? t("problem.offline")
      : problem.detail || problem.title || t("problem.unknown");
  return (
    <Notice tone="failed">
      {said}{" "}
      {onRetry !== undefined && (
        <button type="button" className={css["again"]} onClick={onRetry}>
          {t("action.again")}
        </button>
      )}
    </Notice>
  );
}
