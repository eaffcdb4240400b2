import { useState } from "react";
import { FilePlus2, BadgeCheck } from "lucide-react";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { RoundResult } from "../../../src/model/round-result.ts";
import { useWords } from "../i18n/words.ts";
import { PlanView } from "../plan/plan-view.tsx";
import { usePlaces } from "../round/places.ts";
import type { RoundProps } from "../round/round-view.tsx";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { Fold } from "./answer-view.tsx";
import { PlainText } from "./plain-text.tsx";
import { placeWords } from "./place-words.ts";
import { VerdictBadge } from "./verdict-badge.tsx";
import css from "./refusal-view.module.css";

/** What is missing, what comes nearest, and what can be done: a refusal is an answer too. */
export function RefusalView(props: RoundProps) {
  const { t } = useWords();
  const { round, isLast } = props;
  const { isReadOnly } = usePlaces();
  const { result } = round;
  if (result === undefined) return null;
  const { missing, provable } = result;
  return (
    <div className={css["refusal"]}>
      <p>
        <VerdictBadge result={result} />
      </p>
      {result.status === "REJECT" ? <p>{t("refusal.rejected")}</p> : <Missing {...props} />}
      {result.status === "REJECT" && missing.length === 0 && <PlainText text={result.message.text} />}
      <Closest {...props} />
      {provable.length > 0 && (
        <div className={css["provable"]}>
          <p className={css["lead"]}>{t("refusal.provable")}</p>
          <ul>
            {[...new Set(provable.map(({ text }) => text))].slice(0, 8).map((text) => (
              <li key={text} dir="auto">
                <BadgeCheck size={15} aria-hidden />
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isLast && !isReadOnly && <Ways {...props} result={result} />}
      <Fold label={t("refusal.why")}>
        <PlainText text={withoutCommand(result.message.text)} />
        <PlanView round={round} />
      </Fold>
    </div>
  );
}

/** The message tells terminals which command to run; here there is a button. */
function withoutCommand(text: string): string {
  return text
    .split("\n")
    .filter((line) => !line.includes("dossier continue"))
    .join("\n");
}

function Missing({ round }: RoundProps) {
  const { t } = useWords();
  const missing = round.result?.missing ?? [];
  const files = round.read.length > 0 ? round.read.length : round.files.length;
  return (
    <div>
      <ul className={css["missing"]}>
        {missing.map(({ intent, point, text }) => (
          <li key={`${intent} ${point} ${text}`}>
            <span className={css["word"]}>{t("refusal.missing")}</span>{" "}
            <span dir="auto">{text.charAt(0).toUpperCase() + text.slice(1)}</span>
          </li>
        ))}
      </ul>
      {files > 0 && <p className="quiet">{t("refusal.searched", { n: files })}</p>}
    </div>
  );
}

const longestQuote = 220;

function Closest({ round, control }: RoundProps) {
  const words = useWords();
  const closest = round.result?.closest ?? [];
  if (closest.length === 0) return null;
  return (
    <div>
      <p className={css["lead"]}>{words.t("refusal.closest")}</p>
      <ul>
        {closest.map((passage) => (
          <li key={passage.id}>
            <button
              type="button"
              className={css["passage"]}
              onClick={() => control.open({ kind: "passage", round: round.number, id: passage.id })}
            >
              <span className={css["place"]}>
                <b>{passage.document}</b> {placeWords(passage.position, words)}
              </span>
              <span className={css["quote"]} dir="auto">
                {passage.quote.length > longestQuote
                  ? `${passage.quote.slice(0, longestQuote)} …`
                  : passage.quote}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ways({ result, onChanged }: RoundProps & { result: RoundResult }) {
  const { t } = useWords();
  const { workflow } = usePlaces();
  const [problem, setProblem] = useState<Problem>();
  const answerProvable = async () => {
    try {
      const body = { prompt: t("refusal.provable-prompt"), provable: true };
      await request(`${workflow}/rounds`, { method: "POST", body, key: newKey() });
      onChanged();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  const addFiles = () => {
    document.querySelector<HTMLTextAreaElement>("[data-composer]")?.focus();
    document.querySelector<HTMLInputElement>("input[data-files]")?.click();
  };
  return (
    <>
      <div className={css["ways"]}>
        {result.provable.length > 0 && (
          <Button look="main" onClick={() => void answerProvable()}>
            {t("refusal.answer-provable")}
          </Button>
        )}
        <Button icon={<FilePlus2 size={16} />} onClick={addFiles}>
          {t("refusal.add-files")}
        </Button>
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </>
  );
}
