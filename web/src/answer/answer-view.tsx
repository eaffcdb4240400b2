import { useState } from "react";
import { ChevronRight, Copy, Check } from "lucide-react";
import type { ReactNode } from "react";
import { DocumentView } from "../document/document-view.tsx";
import { DeliverableCards } from "../deliverable/deliverable-cards.tsx";
import { useWords } from "../i18n/words.ts";
import { PlanView } from "../plan/plan-view.tsx";
import type { RoundProps } from "../round/round-view.tsx";
import { Button } from "../ui/button.tsx";
import { PlainText } from "./plain-text.tsx";
import { SourceList } from "./source-list.tsx";
import { useMarkScope } from "./mark-context.ts";
import { VerdictBadge } from "./verdict-badge.tsx";
import css from "./answer-view.module.css";

/** What was delivered: the verdict, the text with its marks, the files, and how it was made. */
export function AnswerView({ round, versions, control }: RoundProps) {
  const { t, price } = useWords();
  const scope = useMarkScope();
  const { result } = round;
  if (result === undefined) return null;
  const sections = result.message.sections ?? [];
  const sources = scope?.marks.all.length ?? 0;
  const isFileAlone = sections.length === 0 && result.documents.length > 0;
  return (
    <div className={css["answer"]}>
      <p className={css["badges"]}>
        <VerdictBadge result={result} />
      </p>
      <div data-answer>
        {sections.length > 0 ? (
          <DocumentView sections={sections} />
        ) : (
          <PlainText text={isFileAlone ? "" : result.message.text} />
        )}
      </div>
      <DeliverableCards {...{ round, versions, control }} />
      <Warnings warnings={result.warnings.length > 0 ? round.warnings : []} />
      <div className={css["folds"]}>
        {sources > 0 && (
          <Fold label={t("answer.sources", { n: sources })}>
            <SourceList />
          </Fold>
        )}
        <Fold label={t("answer.how")}>
          <PlanView round={round} />
        </Fold>
        <CopyButton text={result.message.text} />
        <span className={`${css["cost"]} figures`}>
          {price(result.usage.price, result.usage.price > 0 ? result.usage.currency : undefined)}
        </span>
      </div>
    </div>
  );
}

function Warnings({ warnings }: { warnings: readonly { code: string; message: string }[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className={css["warnings"]}>
      {[...new Set(warnings.map(({ message }) => message))].map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}

/** Drawn only when it is opened: most readers never do. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css["fold"]} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight size={14} aria-hidden /> {label}
      </summary>
      {isOpen && <div className={css["inside"]}>{children}</div>}
    </details>
  );
}

const shownMs = 1_500;

/** Copies the answer with its numbers and its sources below. */
function CopyButton({ text }: { text: string }) {
  const { t } = useWords();
  const [isDone, setDone] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setDone(true);
    setTimeout(() => setDone(false), shownMs);
  };
  const Icon = isDone ? Check : Copy;
  return (
    <Button
      look="quiet"
      size="small"
      icon={<Icon size={14} />}
      aria-label={t("answer.copy")}
      title={t("answer.copy")}
      onClick={() => void copy()}
    />
  );
}
