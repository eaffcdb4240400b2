import { Ban, Check, Circle, CircleDashed, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import type { RoundTrail, TaskTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import css from "./plan-view.module.css";

interface StepProps {
  status: TaskTrail["status"];
  label: ReactNode;
  startedAt: number;
  at?: number | undefined;
  children?: ReactNode;
}

export function Step({ status, label, startedAt, at, children }: StepProps) {
  const { clock } = useWords();
  return (
    <li className={css["step"]} data-status={status}>
      <StepIcon status={status} />
      <div className={css["body"]}>
        <div className={css["line"]}>
          <span className={css["label"]}>{label}</span>
          {at !== undefined && <span className={`${css["time"]} figures`}>{clock(at - startedAt)}</span>}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Nothing runs in a round that was stopped or has failed: what was under way there waits to go on. */
export function statusIn({ status }: RoundTrail, own: TaskTrail["status"]): TaskTrail["status"] {
  return own === "running" && status !== "RUNNING" ? "open" : own;
}

const icons = { open: Circle, running: CircleDashed, done: Check, refused: Ban, failed: CircleX };

export function StepIcon({ status }: Pick<StepProps, "status">) {
  const { t } = useWords();
  const Icon = icons[status];
  const words = {
    open: "step.open",
    running: "step.running",
    done: "step.done",
    refused: "step.refused",
    failed: "step.failed",
  } as const;
  return (
    <Icon size={16} className={`${css["icon"]} ${css[status]}`} role="img" aria-label={t(words[status])} />
  );
}
