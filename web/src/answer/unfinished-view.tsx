import { useState } from "react";
import { Play, RotateCcw } from "lucide-react";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import { PlanView } from "../plan/plan-view.tsx";
import { usePlaces } from "../round/places.ts";
import type { RoundProps } from "../round/round-view.tsx";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { DeliverableCards } from "../deliverable/deliverable-cards.tsx";
import { Fold } from "./answer-view.tsx";
import { StoppedBadge, VerdictBadge } from "./verdict-badge.tsx";
import css from "./refusal-view.module.css";

/** A round that was stopped or failed: what is kept, and how it goes on. */
export function UnfinishedView(props: RoundProps) {
  const { t } = useWords();
  const { round, isLast } = props;
  const { isReadOnly } = usePlaces();
  const { result } = round;
  const actions = round.tasks.flatMap((task) => task.actions);
  const kept = actions.filter(({ status }) => status === "done").length;
  const isFailed = round.status === "FAILED";
  const reason = withoutOption(result?.message.summary ?? "");
  return (
    <div className={css["refusal"]}>
      <p>{result === undefined ? <StoppedBadge isBudget={false} /> : <VerdictBadge result={result} />}</p>
      <p>
        {isFailed
          ? t("unfinished.failed", { reason: reason.replace(/\.$/, "") })
          : result?.reason === "budget"
            ? t("unfinished.budget", { reason })
            : t("unfinished.stopped", { n: kept })}
      </p>
      {result !== undefined && <DeliverableCards {...props} />}
      {isLast && !isReadOnly && (
        <GoOn {...props} isFailed={isFailed} isBudget={result?.reason === "budget"} />
      )}
      {result !== undefined && (
        <Fold label={t("answer.how")}>
          <PlanView round={round} />
        </Fold>
      )}
    </div>
  );
}

/** The message tells terminals which option to give; here there is a field. */
function withoutOption(reason: string): string {
  return reason
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes("--budget"))
    .join(" ");
}

function GoOn({ onChanged, isFailed, isBudget }: RoundProps & { isFailed: boolean; isBudget: boolean }) {
  const { t } = useWords();
  const { workflow } = usePlaces();
  const [budget, setBudget] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const goOn = async (way: "resume" | "retry") => {
    try {
      const limit = Number(budget.replace(",", "."));
      const body = budget.trim() !== "" && Number.isFinite(limit) ? { budget: limit } : {};
      await request(`${workflow}/${way}`, { method: "POST", body, key: newKey() });
      onChanged();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  return (
    <>
      {isBudget && (
        <Field
          label={t("options.budget")}
          inputMode="decimal"
          value={budget}
          onChange={(event) => setBudget(event.target.value)}
        />
      )}
      <div className={css["ways"]}>
        <Button
          look="main"
          disabled={isBudget && budget.trim() === ""}
          icon={isFailed ? <RotateCcw size={15} /> : <Play size={15} />}
          onClick={() => void goOn(isFailed ? "retry" : "resume")}
        >
          {isFailed ? t("action.again") : t("unfinished.continue")}
        </Button>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </>
  );
}
