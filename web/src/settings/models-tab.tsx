import { useState } from "react";
import { Circle, CircleCheck } from "lucide-react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { ModelRow, ModelTest } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./settings-page.module.css";

/** Every model, whether it can be used and why not, with one tiny real call to see. */
export function ModelsTab() {
  const { t } = useWords();
  const { value, problem, reload } = useLoad("models", (signal) =>
    request<{ models: ModelRow[] }>("/models", { signal }),
  );
  if (problem !== undefined) return <ProblemNotice problem={problem} onRetry={reload} />;
  const models = (value?.models ?? []).toSorted((a, b) => Number(b.usable) - Number(a.usable));
  return (
    <>
      <p className="quiet">{t("models.lead")}</p>
      <ul className={`${css["rows"]}`}>
        {models.map((model) => (
          <Model key={model.id} model={model} />
        ))}
      </ul>
    </>
  );
}

function Model({ model }: { model: ModelRow }) {
  const { t, price, count } = useWords();
  const [test, setTest] = useState<ModelTest | "busy">();
  const run = async () => {
    setTest("busy");
    try {
      setTest(await request<ModelTest>(`/models/${encodeURIComponent(model.id)}/test`, { method: "POST" }));
    } catch (error) {
      setTest({ ok: false, message: toProblem(error).detail });
    }
  };
  const Icon = model.usable ? CircleCheck : Circle;
  const isFree = (model.priceIn ?? 0) === 0 && (model.priceOut ?? 0) === 0;
  return (
    <li className={css["row"]}>
      <Icon
        size={17}
        className={model.usable ? css["good"] : css["off"]}
        role="img"
        aria-label={t(model.usable ? "models.usable" : "models.not-usable")}
      />
      <div>
        <p className={css["name"]}>
          {model.id} {model.default && <span className={css["meta"]}>· {t("models.default")}</span>}
        </p>
        <p className={css["meta"]}>
          {model.provider === "offline" ? t("models.offline") : (model.reason ?? model.provider)}
          {!isFree &&
            ` · ${t("models.price", { in: price(model.priceIn ?? 0), out: price(model.priceOut ?? 0) })}`}
        </p>
        {test !== undefined && test !== "busy" && (
          <p className={`${css["meta"]} ${test.ok ? css["good"] : css["bad"]}`} role="status">
            {test.ok
              ? t("test.ok", { ms: count(Math.round(test.milliseconds ?? 0)) })
              : t("test.failed", { why: test.message ?? "" })}
          </p>
        )}
      </div>
      <span className={css["tools"]}>
        <Button size="small" disabled={test === "busy" || !model.usable} onClick={() => void run()}>
          {test === "busy" ? t("test.busy") : t("test.do")}
        </Button>
      </span>
    </li>
  );
}
