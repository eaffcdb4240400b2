import { memo } from "react";
import type { RoundTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import { Step, statusIn } from "./step.tsx";
import { TaskView } from "./task-view.tsx";
import css from "./plan-view.module.css";

/** The plan as it is carried out: what was understood, what was read, and every task with what it does. */
export const PlanView = memo(function PlanView({ round }: { round: RoundTrail }) {
  const { t } = useWords();
  const { analysis, startedAt } = round;
  return (
    <ol className={css["plan"]} aria-label={t("plan.label")}>
      <Step
        status={analysis === undefined ? statusIn(round, "running") : "done"}
        at={analysis && round.understoodAt}
        startedAt={startedAt}
        label={analysis === undefined ? t("plan.understanding") : <Understood round={round} />}
      >
        {round.parts.length > 1 && <Parts round={round} />}
      </Step>
      <Reading round={round} />
      {round.tasks.map((task) => (
        <TaskView key={task.id} task={task} round={round} />
      ))}
      {analysis !== undefined && round.tasks.length === 0 && round.status === "RUNNING" && (
        <Step status="running" startedAt={startedAt} label={t("plan.planning")} />
      )}
    </ol>
  );
});

function Understood({ round }: { round: RoundTrail }) {
  const { t } = useWords();
  const { parts } = round;
  const grounded = parts.filter((part) => part.grounded).length;
  if (parts.length === 0) return <>{t("plan.understood")}</>;
  return (
    <>
      {t("plan.understood-parts", { n: parts.length })}
      {grounded > 0 && <span className="quiet">, {t("plan.need-proof", { n: grounded })}</span>}
    </>
  );
}

function Parts({ round }: { round: RoundTrail }) {
  return (
    <ul className={css["parts"]}>
      {round.parts.map((part) => (
        <li key={part.id}>
          <span dir="auto">{part.text}</span>
          {part.points !== undefined && part.points.length > 1 && (
            <ul className={css["points"]}>
              {part.points.map((point) => (
                <li key={point.id} dir="auto">
                  {point.text}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Files read, n of m, while it is so and afterwards. */
function Reading({ round }: { round: RoundTrail }) {
  const { t } = useWords();
  const { files, read, startedAt, readAt } = round;
  const running = round.tasks
    .flatMap(({ actions }) => actions)
    .find(({ status, progress }) => status === "running" && progress?.item !== undefined);
  if (running?.progress !== undefined && round.status === "RUNNING") {
    const { done, total, item = "" } = running.progress;
    return (
      <Step
        status="running"
        startedAt={startedAt}
        label={t("plan.reading", { done: Math.min(done + 1, total), total, item })}
      >
        <progress
          className={css["progress"]}
          value={done}
          max={total}
          aria-label={t("plan.reading", { done, total, item })}
        />
      </Step>
    );
  }
  if (read.length === 0) return null;
  const parts = read.reduce((sum, one) => sum + one.partCount, 0);
  const total = Math.max(files.length, read.length);
  const label = t("plan.read", { done: read.length, total, n: total });
  const troubled = read.filter(({ warnings }) => warnings.length > 0);
  return (
    <Step
      status="done"
      at={readAt}
      startedAt={startedAt}
      label={
        <>
          {label} <span className="quiet">· {t("plan.passages", { n: parts })}</span>
        </>
      }
    >
      {troubled.length > 0 && (
        <ul className={css["parts"]}>
          {troubled.flatMap(({ documentId, warnings }) =>
            warnings.map(({ code, message }) => <li key={`${documentId} ${code} ${message}`}>{message}</li>),
          )}
        </ul>
      )}
    </Step>
  );
}
