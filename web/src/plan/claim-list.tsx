import { useState } from "react";
import { Check, Minus } from "lucide-react";
import type { ClaimTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import css from "./claim-list.module.css";

const shownAtFirst = 5;

/** Claims as they were judged: what stands with a tick, what does not with its reason, and never shown as said. */
export function ClaimList({ claims, isRunning }: { claims: readonly ClaimTrail[]; isRunning: boolean }) {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  if (claims.length === 0) return null;
  const proven = claims.filter(({ verdict }) => verdict === "VALID").length;
  const shown = isWhole ? claims : isRunning ? claims.slice(-shownAtFirst) : claims.slice(0, shownAtFirst);
  return (
    <div className={css["claims"]}>
      <p className={css["count"]}>{t("plan.proven", { n: claims.length, proven })}</p>
      <ul>
        {shown.map((claim, index) => (
          <Claim key={`${index} ${claim.text}`} claim={claim} />
        ))}
      </ul>
      {claims.length > shownAtFirst && (
        <button
          type="button"
          className={css["more"]}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t("action.less") : t("plan.all-claims", { n: claims.length })}
        </button>
      )}
    </div>
  );
}

function Claim({ claim }: { claim: ClaimTrail }) {
  const { t } = useWords();
  const isProven = claim.verdict === "VALID";
  const Icon = isProven ? Check : Minus;
  return (
    <li className={css["claim"]} data-verdict={claim.verdict}>
      <Icon
        size={14}
        role="img"
        aria-label={isProven ? t("claim.proven") : t("claim.dropped")}
        className={isProven ? css["proven"] : css["dropped"]}
      />
      <span className={isProven ? "" : css["gone"]} dir="auto">
        {claim.text}
        {!isProven && <span className={css["why"]}> {claim.reason}</span>}
      </span>
    </li>
  );
}
