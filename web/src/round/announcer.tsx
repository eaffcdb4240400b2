import type { RoundTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import { stateOf, useStateWord } from "../ui/state.tsx";

/** One sentence for each finished step, for who listens instead of looking. */
export function Announcer({ round }: { round: RoundTrail | undefined }) {
  const { t } = useWords();
  const word = useStateWord();
  const finished = round?.tasks
    .flatMap(({ actions }) => actions)
    .findLast(({ status }) => status !== "running");
  const said =
    round === undefined
      ? ""
      : round.status === "RUNNING"
        ? (finished?.summary ?? t("plan.understanding"))
        : word(stateOf(round.status));
  return (
    <div className="unseen" aria-live="polite">
      {said}
    </div>
  );
}
