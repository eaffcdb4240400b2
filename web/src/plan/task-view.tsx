import { useState } from "react";
import { ChevronRight } from "lucide-react";
import type { ActionTrail, RoundTrail, TaskTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import { formatName } from "../compose/formats.ts";
import { ClaimList } from "./claim-list.tsx";
import { ActionDetails } from "./action-details.tsx";
import { Step, StepIcon, statusIn } from "./step.tsx";
import css from "./task-view.module.css";

/** A task with its actions, each in one line that opens, and its claims as the gate lets them through. */
export function TaskView({ task, round }: { task: TaskTrail; round: RoundTrail }) {
  const { t } = useWords();
  const status = statusIn(round, task.status);
  const label = (
    <>
      <span dir="auto">{task.objective}</span>
      {task.format !== "" && task.format !== "text" && (
        <span className="quiet"> → {formatName(task.format)}</span>
      )}
    </>
  );
  return (
    <Step status={status} label={label} at={task.finishedAt} startedAt={round.startedAt}>
      {task.actions.length > 0 && (
        <ul className={css["actions"]} aria-label={t("plan.actions")}>
          {task.actions.map((action, index) => (
            <Action key={`${action.action} ${index}`} action={action} round={round} />
          ))}
        </ul>
      )}
      {status === "running" && task.searches.length > 0 && task.claims.length === 0 && (
        <p className={css["search"]}>{t("plan.searching", { n: task.searches.at(-1)?.passages ?? 0 })}</p>
      )}
      <ClaimList claims={task.claims} isRunning={status === "running"} />
    </Step>
  );
}

function Action({ action, round }: { action: ActionTrail; round: RoundTrail }) {
  const { price } = useWords();
  const [isOpen, setOpen] = useState(false);
  const cost = action.usage.reduce((sum, call) => sum + call.price, 0);
  return (
    <li className={css["action"]}>
      <button type="button" className={css["head"]} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={14} className={css["arrow"]} aria-hidden />
        {action.status === "failed" && <StepIcon status="failed" />}
        <span className={css["words"]} dir="auto">
          <ActionName name={action.action} />
          {action.summary !== undefined && action.summary !== "" && (
            <span className="quiet"> · {action.summary}</span>
          )}
        </span>
        {cost > 0 && <span className={`${css["cost"]} figures`}>{price(cost)}</span>}
      </button>
      {isOpen && <ActionDetails action={action} round={round} />}
    </li>
  );
}

/** The name of an action in words; one that a plug-in brought is shown as it is. */
function ActionName({ name }: { name: string }) {
  const { t } = useWords();
  switch (name) {
    case "document.extractContent":
      return <>{t("action-name.extract")}</>;
    case "ai.process":
      return <>{t("action-name.process")}</>;
    case "ai.processDocuments":
      return <>{t("action-name.each")}</>;
    case "ai.generateReport":
      return <>{t("action-name.write")}</>;
    case "document.render":
      return <>{t("action-name.render")}</>;
    case "document.search":
      return <>{t("action-name.search")}</>;
    case "data.query":
      return <>{t("action-name.query")}</>;
    default:
      return <>{name}</>;
  }
}
