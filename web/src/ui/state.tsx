import { Ban, BadgeCheck, CircleDashed, CirclePause, CircleX, Hand, ShieldX } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import css from "./state.module.css";

export type StateName = "running" | "waiting" | "proven" | "refused" | "rejected" | "failed" | "stopped";

const icons: Record<StateName, LucideIcon> = {
  running: CircleDashed,
  waiting: Hand,
  proven: BadgeCheck,
  refused: Ban,
  rejected: ShieldX,
  failed: CircleX,
  stopped: CirclePause,
};

const words: Record<StateName, WordKey> = {
  running: "state.running",
  waiting: "state.waiting",
  proven: "state.proven",
  refused: "state.refused",
  rejected: "state.rejected",
  failed: "state.failed",
  stopped: "state.stopped",
};

export function stateOf(status: string, isWaiting = false): StateName {
  if (status === "RUNNING") return isWaiting ? "waiting" : "running";
  const names: Readonly<Record<string, StateName>> = {
    OK: "proven",
    REFUSAL: "refused",
    REJECT: "rejected",
    STOPPED: "stopped",
  };
  return names[status] ?? "failed";
}

/** A state as sign and word: never by colour alone. */
export function StateIcon({ state, size = 16 }: { state: StateName; size?: number }) {
  const { t } = useWords();
  const Icon = icons[state];
  return (
    <Icon size={size} className={`${css["icon"]} ${css[state]}`} role="img" aria-label={t(words[state])} />
  );
}

export function useStateWord(): (state: StateName) => string {
  const { t } = useWords();
  return (state) => t(words[state]);
}
