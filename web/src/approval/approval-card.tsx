import { useState } from "react";
import { Hand, Info, Paperclip, TriangleAlert } from "lucide-react";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { RoundTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import { usePlaces } from "../round/places.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { ParameterFields } from "./parameter-fields.tsx";
import css from "./approval-card.module.css";

interface ApprovalProps {
  waiting: NonNullable<RoundTrail["waiting"]>;
  onChanged: () => void;
}

/** Everything that will happen, before it happens: as it is, changed, or not at all. */
export function ApprovalCard({ waiting, onChanged }: ApprovalProps) {
  const { t, ago } = useWords();
  const { isReadOnly } = usePlaces();
  const { approval, since } = waiting;
  const [changed, setChanged] = useState<Record<string, unknown>>();
  const title = t("approval.title", { action: approval.objective });
  return (
    <section className={css["card"]} aria-label={title} data-approval={approval.id}>
      <header className={css["head"]}>
        <Hand size={18} aria-hidden />
        <h2 className={css["title"]}>{title}</h2>
        <span className={css["since"]}>{ago(since)}</span>
      </header>
      <p className={css["action"]}>
        {approval.action}
        {approval.connection !== null && ` · ${approval.connection}`}
      </p>
      <ParameterFields
        parameters={changed ?? approval.parameters}
        isEditing={changed !== undefined}
        onChange={setChanged}
      />
      <Told {...approval} />
      {approval.documents.length > 0 && (
        <ul className={css["documents"]}>
          {approval.documents.map((reference) => (
            <li key={reference}>
              <Paperclip size={14} aria-hidden /> {reference.split(":").slice(2).join(":") || reference}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && <Answers {...{ approval, changed, setChanged, onChanged }} />}
    </section>
  );
}

/** What to know first, then what helps to judge it. */
function Told({
  warnings = [],
  notes = [],
}: Pick<ApprovalProps["waiting"]["approval"], "warnings" | "notes">) {
  if (warnings.length + notes.length === 0) return null;
  return (
    <ul className={css["told"]}>
      {warnings.map((text) => (
        <li key={text} className={css["warning"]}>
          <TriangleAlert size={14} aria-hidden /> {text}
        </li>
      ))}
      {notes.map((text) => (
        <li key={text}>
          <Info size={14} aria-hidden /> {text}
        </li>
      ))}
    </ul>
  );
}

interface AnswersProps {
  approval: ApprovalProps["waiting"]["approval"];
  changed: Record<string, unknown> | undefined;
  setChanged: (parameters: Record<string, unknown> | undefined) => void;
  onChanged: () => void;
}

function Answers({ approval, changed, setChanged, onChanged }: AnswersProps) {
  const { t } = useWords();
  const { workflow } = usePlaces();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const isSending = approval.effect === "send";
  const answer = async (decision: "approve" | "reject") => {
    setBusy(true);
    setProblem(undefined);
    try {
      const parameters = decision === "approve" && changed !== undefined ? { parameters: changed } : {};
      const body = { decision, ...parameters };
      await request(`${workflow}/approval`, { method: "POST", body, key: newKey() });
      onChanged();
    } catch (error) {
      setProblem(toProblem(error));
      setBusy(false);
    }
  };
  return (
    <>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <div className={css["answers"]}>
        <Button look="main" disabled={isBusy} onClick={() => void answer("approve")}>
          {t(isSending ? "approval.send" : "approval.do")}
        </Button>
        <Button
          disabled={isBusy}
          onClick={() => setChanged(changed === undefined ? { ...approval.parameters } : undefined)}
        >
          {t(changed === undefined ? "approval.change" : "approval.undo")}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void answer("reject")}>
          {t(isSending ? "approval.do-not-send" : "approval.do-not")}
        </Button>
        <span className={css["nothing"]}>{t("approval.nothing")}</span>
      </div>
    </>
  );
}
