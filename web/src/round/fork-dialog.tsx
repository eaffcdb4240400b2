import { useState } from "react";
import { useLocation } from "wouter";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { Begun } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { usePlaces } from "./places.ts";
import { readStep } from "./step-kind.ts";
import css from "./fork-dialog.module.css";

interface RecordedStep {
  index: number;
  name: string;
}

/** The steps of the latest round: the work is done again from one of them, as a workflow of its own. */
export function ForkDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const { workflow } = usePlaces();
  const [failed, setFailed] = useState<Problem>();
  const { value, problem } = useLoad(isOpen ? `steps ${workflow}` : undefined, (signal) =>
    request<{ steps: RecordedStep[] }>(`${workflow}/steps`, { signal }),
  );
  const fork = async (beforeStep: number) => {
    try {
      const body = { beforeStep };
      const begun = await request<Begun>(`${workflow}/fork`, { method: "POST", body, key: newKey() });
      onClose();
      go(`/w/${begun.workflowId}`);
    } catch (error) {
      setFailed(toProblem(error));
    }
  };
  const shown = failed ?? problem;
  const steps = (value?.steps ?? []).flatMap(({ index, name }) => {
    const step = readStep(name);
    return step === undefined ? [] : [{ index, ...step }];
  });
  return (
    <Dialog title={t("fork.title")} isOpen={isOpen} onClose={onClose}>
      <p>{t("fork.lead")}</p>
      {shown !== undefined && <ProblemNotice problem={shown} />}
      {value !== undefined && steps.length === 0 && <p className="quiet">{t("fork.none")}</p>}
      <ol className={css["steps"]}>
        {steps.map(({ index, kind, on }) => (
          <li key={index}>
            <button type="button" className={css["step"]} onClick={() => void fork(index)}>
              <span className={`${css["number"]} figures`}>{index + 1}</span>
              <span>{t(`fork.step.${kind}`)}</span>
              {/\.[a-z0-9]{2,5}$/i.test(on) && (
                <span className="quiet" dir="auto">
                  {on}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
