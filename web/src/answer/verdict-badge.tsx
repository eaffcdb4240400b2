import { Ban, BadgeCheck, CirclePause, CircleX, PenLine, ShieldX } from "lucide-react";
import type { ReactNode } from "react";
import type { RoundResult } from "../../../src/model/round-result.ts";
import { useWords } from "../i18n/words.ts";
import { useMarkScope } from "./mark-context.ts";
import css from "./verdict-badge.module.css";

type Tone = "proven" | "refused" | "draft" | "failed" | "stopped" | "plain";

/** What the gate said of the round, in a sign and words. */
export function VerdictBadge({ result }: { result: RoundResult }) {
  const { t } = useWords();
  const { status, claims, intents, evidence } = result;
  const sources = useMarkScope()?.marks.all.length ?? evidence.length;
  const drafts = intents.some(({ role }) => ["DRAFT", "REWRITE", "TRANSLATE"].includes(role));
  if (status === "OK" && claims.length === 0)
    return (
      <Badge tone="plain" icon={<PenLine size={15} />}>
        {t("verdict.plain")}
      </Badge>
    );
  if (status === "OK")
    return (
      <>
        <Badge tone="proven" icon={<BadgeCheck size={16} />}>
          {t("verdict.proven")}{" "}
          <span className={css["rest"]}>
            · {t("verdict.claims", { n: claims.length })},{" "}
            {t("verdict.sources", {
              n: sources,
            })}
          </span>
        </Badge>
        {drafts && (
          <Badge tone="draft" icon={<PenLine size={15} />}>
            {t("verdict.draft")}
          </Badge>
        )}
      </>
    );
  if (status === "REFUSAL")
    return (
      <Badge tone="refused" icon={<Ban size={15} />}>
        {t("verdict.refused")}
      </Badge>
    );
  if (status === "REJECT")
    return (
      <Badge tone="refused" icon={<ShieldX size={15} />}>
        {t("verdict.rejected")}
      </Badge>
    );
  if (status === "STOPPED") return <StoppedBadge isBudget={result.reason === "budget"} />;
  return (
    <Badge tone="failed" icon={<CircleX size={15} />}>
      {t("verdict.failed")}
    </Badge>
  );
}

/** Of a round that was stopped, which may have no result. */
export function StoppedBadge({ isBudget }: { isBudget: boolean }) {
  const { t } = useWords();
  return (
    <Badge tone="stopped" icon={<CirclePause size={15} />}>
      {t(isBudget ? "verdict.budget" : "verdict.stopped")}
    </Badge>
  );
}

function Badge({ tone, icon, children }: { tone: Tone; icon: ReactNode; children: ReactNode }) {
  return (
    <span className={`${css["badge"]} ${css[tone]}`} data-verdict={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
