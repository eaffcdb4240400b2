import { useState } from "react";
import { Ban, BadgeCheck, CircleHelp, CircleX } from "lucide-react";
import type { Position } from "../../../src/model/document.ts";
import { placeWords } from "../answer/place-words.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import css from "./check-page.module.css";

type Verdict = "VALID" | "INVALID" | "NOT_IN_CONTEXT" | "UNDECIDED";

export interface CheckReport {
  statements: {
    text: string;
    position: Position;
    verdict: Verdict;
    reason?: string;
    supports: { document: string; position: Position; quote: string }[];
  }[];
  counts: Record<Verdict, number>;
}

const verdicts: readonly Verdict[] = ["VALID", "INVALID", "NOT_IN_CONTEXT", "UNDECIDED"];
const icons = { VALID: BadgeCheck, INVALID: CircleX, NOT_IN_CONTEXT: Ban, UNDECIDED: CircleHelp };
const words: Record<Verdict, WordKey> = {
  VALID: "check.proven",
  INVALID: "check.contradicted",
  NOT_IN_CONTEXT: "check.not-found",
  UNDECIDED: "check.undecided",
};

/** Each statement with its verdict and the words that decide it. */
export function StatementList({ report }: { report: CheckReport }) {
  const { t } = useWords();
  const [only, setOnly] = useState<Verdict>();
  const shown = report.statements.filter(({ verdict }) => only === undefined || verdict === only);
  return (
    <>
      <div className={css["counts"]} role="group" aria-label={t("list.filter")}>
        {verdicts
          .filter((verdict) => report.counts[verdict] > 0)
          .map((verdict) => {
            const Icon = icons[verdict];
            return (
              <button
                key={verdict}
                type="button"
                className={`${css["count"]} ${css[verdict]}`}
                aria-pressed={only === verdict}
                onClick={() => setOnly(only === verdict ? undefined : verdict)}
              >
                <Icon size={15} aria-hidden /> {report.counts[verdict]} {t(words[verdict])}
              </button>
            );
          })}
      </div>
      <ul>
        {shown.map((statement, index) => (
          <Statement key={`${index} ${statement.text}`} statement={statement} />
        ))}
      </ul>
    </>
  );
}

function Statement({ statement }: { statement: CheckReport["statements"][number] }) {
  const all = useWords();
  const { text, verdict, reason, supports } = statement;
  const Icon = icons[verdict];
  return (
    <li className={css["statement"]} data-verdict={verdict}>
      <Icon size={17} className={css[verdict]} role="img" aria-label={all.t(words[verdict])} />
      <div>
        <p dir="auto">{text}</p>
        {reason !== undefined && verdict !== "VALID" && <p className={css["reason"]}>{reason}</p>}
        {supports.slice(0, 3).map((support) => (
          <p key={`${support.document} ${support.quote}`} className={css["support"]}>
            <b>{support.document}</b> {placeWords(support.position, all)}{" "}
            <span dir="auto">{support.quote}</span>
          </p>
        ))}
      </div>
    </li>
  );
}
