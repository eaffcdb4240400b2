import { useState } from "react";
import { useLocation, useSearchParams } from "wouter";
import { Ban, FileText, Sheet } from "lucide-react";
import { newKey, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { Begun, LibraryDocument, RoundOrder, Sample } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import { useLoad } from "../live/use-load.ts";
import { ProblemNotice } from "../ui/notice.tsx";
import { Composer } from "./composer.tsx";
import { formatName } from "./formats.ts";
import css from "./start-page.module.css";

const roles: readonly (readonly [WordKey, WordKey])[] = [
  ["role.compare", "role.compare-start"],
  ["role.summarise", "role.summarise-start"],
  ["role.extract", "role.extract-start"],
  ["role.draft", "role.draft-start"],
];

/** The first screen: ask, or try a sample that works at once and leaves this computer by no line. */
export function StartPage() {
  const { t } = useWords();
  const [, go] = useLocation();
  const [seed, setSeed] = useState<{ text: string }>();
  const [query] = useSearchParams();
  const file = query.get("file") ?? undefined;
  const given = useLoad(file, async (signal) => [
    await request<LibraryDocument>(`/documents/${encodeURIComponent(file ?? "")}`, { signal }),
  ]);
  const onSend = async (body: RoundOrder) => {
    const { workflowId } = await request<Begun>("/workflows", { method: "POST", body, key: newKey() });
    go(`/w/${workflowId}`);
  };
  return (
    <div className={css["start"]}>
      <h1 className={css["title"]}>{t("start.title")}</h1>
      <Composer placeholder={t("start.placeholder")} onSend={onSend} seed={seed} documents={given.value} />
      <div className={css["roles"]} role="group" aria-label={t("start.roles")}>
        {roles.map(([word, start]) => (
          <button
            key={word}
            type="button"
            className={css["role"]}
            onClick={() => setSeed({ text: t(start) })}
          >
            {t(word)}
          </button>
        ))}
      </div>
      <Samples />
    </div>
  );
}

function Samples() {
  const { t } = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<Problem>();
  const { value } = useLoad("samples", (signal) => request<{ samples: Sample[] }>("/samples", { signal }));
  if (value === undefined || value.samples.length === 0) return null;
  const begin = async (id: string) => {
    try {
      const { workflowId } = await request<Begun>(`/samples/${encodeURIComponent(id)}`, {
        method: "POST",
        key: newKey(),
      });
      go(`/w/${workflowId}`);
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  return (
    <section className={css["samples"]}>
      <h2 className={css["lead"]}>{t("start.samples")}</h2>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <ul>
        {value.samples.map((sample) => (
          <li key={sample.id}>
            <button type="button" className={css["sample"]} onClick={() => void begin(sample.id)}>
              <SampleIcon kind={sample.kind} />
              <span className={css["prompt"]}>{sample.prompt}</span>
              <span className={css["result"]}>{resultOf(sample, t("start.refusal"))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function resultOf({ kind, formats = [] }: Sample, refusal: string): string {
  if (kind === "refusal") return refusal;
  return formats.map(formatName).join(", ");
}

function SampleIcon({ kind }: { kind: string }) {
  if (kind === "refusal") return <Ban size={16} aria-hidden />;
  return kind === "table" ? <Sheet size={16} aria-hidden /> : <FileText size={16} aria-hidden />;
}
