import { useState } from "react";
import { queryOf, request } from "../api/request.ts";
import type { UsageReport, UsageRow } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { ProblemNotice } from "../ui/notice.tsx";
import { Toggle } from "../source/pane-frame.tsx";
import page from "../ui/page.module.css";
import { UsagePlot } from "./usage-plot.tsx";

type Span = "7" | "30" | "365";

const dayMs = 86_400_000;

/** Cost, calls and tokens by day and by model. */
export function UsageTab() {
  const { t, price, count } = useWords();
  const [span, setSpan] = useState<Span>("30");
  const from = new Date(Date.now() - Number(span) * dayMs).toISOString().slice(0, 10);
  const days = useUsage("day", from);
  const models = useUsage("model", from);
  const { value, problem, reload } = models;
  if (problem !== undefined) return <ProblemNotice problem={problem} onRetry={reload} />;
  const currency = value?.totals.currency;
  return (
    <>
      <div className={page["head"]}>
        <p className={`${page["lead"]} figures`}>
          {value !== undefined &&
            t("usage.totals", {
              price: price(value.totals.price, currency),
              calls: count(value.totals.aiCalls),
              tokens: count(value.totals.tokensIn + value.totals.tokensOut),
            })}
        </p>
        <Toggle<Span>
          label={t("usage.span")}
          value={span}
          onChange={setSpan}
          options={[
            ["7", t("usage.days", { n: 7 })],
            ["30", t("usage.days", { n: 30 })],
            ["365", t("usage.days", { n: 365 })],
          ]}
        />
      </div>
      <UsagePlot rows={fillDays(days.value?.rows ?? [], from)} label={t("usage.by-day")} />
      <section className={page["section"]}>
        <h2 className={page["subtitle"]}>{t("usage.by-model")}</h2>
        {value?.rows.length === 0 && <p className={page["empty"]}>{t("usage.empty")}</p>}
        <div className={page["scroll"]}>
          <ModelTable rows={value?.rows ?? []} />
        </div>
      </section>
    </>
  );
}

function useUsage(by: "day" | "model", from: string) {
  return useLoad(`usage ${by} ${from}`, (signal) =>
    request<UsageReport>(`/usage${queryOf({ by, from })}`, { signal }),
  );
}

function ModelTable({ rows }: { rows: readonly UsageRow[] }) {
  const { t, price, count } = useWords();
  if (rows.length === 0) return null;
  return (
    <table className={page["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("options.model")}</th>
          <th scope="col" className={page["end"]}>
            {t("usage.calls")}
          </th>
          <th scope="col" className={page["end"]}>
            {t("usage.tokens-in")}
          </th>
          <th scope="col" className={page["end"]}>
            {t("usage.tokens-out")}
          </th>
          <th scope="col" className={page["end"]}>
            {t("usage.cost")}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{row.key}</td>
            <td className={page["end"]}>{count(row.aiCalls)}</td>
            <td className={page["end"]}>{count(row.tokensIn)}</td>
            <td className={page["end"]}>{count(row.tokensOut)}</td>
            <td className={page["end"]}>{price(row.price, row.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day without calls is a day too. */
function fillDays(rows: readonly UsageRow[], from: string): UsageRow[] {
  const known = new Map(rows.map((row) => [row.key, row]));
  const days: UsageRow[] = [];
  for (let at = Date.parse(from) + dayMs; at <= Date.now(); at += dayMs) {
    const key = new Date(at).toISOString().slice(0, 10);
    days.push(known.get(key) ?? { key, aiCalls: 0, tokensIn: 0, tokensOut: 0, price: 0, currency: "" });
  }
  return days;
}
