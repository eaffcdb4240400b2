import { useLayoutEffect, useMemo, useState } from "react";
import { AnswerView } from "../answer/answer-view.tsx";
import { createMarks, keyOf } from "../answer/marks.ts";
import { MarkContext } from "../answer/mark-context.ts";
import { RefusalView } from "../answer/refusal-view.tsx";
import { UnfinishedView } from "../answer/unfinished-view.tsx";
import { ApprovalCard } from "../approval/approval-card.tsx";
import { useWords } from "../i18n/words.ts";
import { createValue } from "../live/create-value.ts";
import type { RoundTrail } from "../live/trail.ts";
import { PlanView } from "../plan/plan-view.tsx";
import { RequestView } from "./request-view.tsx";
import type { PaneControl } from "./use-pane.ts";
import type { DeliverableVersion } from "./versions.ts";
import css from "./round-view.module.css";

export interface RoundProps {
  id: string;
  round: RoundTrail;
  isLast: boolean;
  control: PaneControl;
  versions: readonly DeliverableVersion[];
  onChanged: () => void;
  onAsk: (text: string) => void;
}

/** One round: what was asked, how it goes, and what came of it. */
export function RoundView(props: RoundProps) {
  const { t } = useWords();
  const {
    round,
    control: { pane, open },
  } = props;
  const { result, waiting } = round;
  const marks = useMemo(() => (result === undefined ? undefined : createMarks(result)), [result]);
  const [opened] = useState(() => createValue(""));
  const openKey = pane?.kind === "source" && pane.round === round.number ? keyOf(pane.ids) : "";
  useLayoutEffect(() => opened.set(openKey), [opened, openKey]);
  const context = useMemo(
    () =>
      marks && {
        marks,
        round: round.number,
        open: (ids: readonly string[]) => open({ kind: "source", round: round.number, ids }),
        opened,
      },
    [marks, round.number, open, opened],
  );
  return (
    <article className={css["round"]} data-round={round.number}>
      <RequestView round={round} />
      {(result === undefined || round.status === "RUNNING") && <PlanView round={round} />}
      {waiting !== undefined && (
        <ApprovalCard key={waiting.approval.id} waiting={waiting} onChanged={props.onChanged} />
      )}
      {round.status === "RUNNING" && <p className={css["leave"]}>{t("round.leave")}</p>}
      {result === undefined && round.status === "STOPPED" && <UnfinishedView {...props} />}
      {context !== undefined && result !== undefined && (
        <MarkContext value={context}>
          <Outcome {...props} />
        </MarkContext>
      )}
    </article>
  );
}

function Outcome(props: RoundProps) {
  switch (props.round.status) {
    case "OK":
      return <AnswerView {...props} />;
    case "REFUSAL":
    case "REJECT":
      return <RefusalView {...props} />;
    case "FAILED":
    case "STOPPED":
      return <UnfinishedView {...props} />;
    case "RUNNING":
      return null;
  }
}
