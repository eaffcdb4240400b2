import type { ActionTrail, RoundTrail } from "../live/trail.ts";
import { useWords } from "../i18n/words.ts";
import css from "./action-details.module.css";

/** What an action was to do, on what, with which prompts, and what it cost. */
export function ActionDetails({ action, round }: { action: ActionTrail; round: RoundTrail }) {
  const { t, price, count, clock } = useWords();
  const { chosen, usage, review, startedAt, finishedAt } = action;
  const names = new Map(round.files.map(({ id, fileName }) => [id, fileName]));
  const documents = (chosen?.documents ?? []).map((reference) => nameOf(reference, names));
  const parameters = Object.entries(chosen?.parameters ?? {});
  const tokens = usage.reduce((sum, call) => sum + call.tokensIn + call.tokensOut, 0);
  const cost = usage.reduce((sum, call) => sum + call.price, 0);
  const prompts = [...new Set(usage.map(({ prompt, model }) => `${prompt} (${model})`))];
  const rows: [string, string][] = [
    [t("detail.objective"), action.objective],
    [t("detail.documents"), documents.join(", ")],
    [
      t("detail.parameters"),
      parameters
        .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
        .join("\n"),
    ],
    [t("detail.complete"), chosen?.completionCriteria ?? ""],
    [t("detail.prompts"), prompts.join(", ")],
    [
      t("detail.cost"),
      usage.length === 0 ? "" : t("detail.cost-words", { price: price(cost), tokens: count(tokens) }),
    ],
    [t("detail.time"), finishedAt === undefined ? "" : clock(finishedAt - startedAt)],
    [t("detail.review"), review?.reason ?? ""],
  ];
  return (
    <dl className={css["details"]}>
      {rows
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name} className={css["row"]}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A reference such as docItem:ID:NAME by the name that a reader knows. */
function nameOf(reference: string, names: ReadonlyMap<string, string>): string {
  const [, id = "", ...rest] = reference.split(":");
  return names.get(id) ?? (rest.join(":") || reference);
}
