import { useState } from "react";
import type { FormEvent } from "react";
import { Plus } from "lucide-react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/button.tsx";
import { Choice, Field } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./settings-page.module.css";

/** What each kind asks for; secrets are sent once and sealed on the server. */
const kinds: Readonly<Record<string, { settings: readonly string[]; secrets: readonly string[] }>> = {
  searxng: { settings: ["url"], secrets: [] },
  brave: { settings: [], secrets: ["key"] },
  tavily: { settings: [], secrets: ["key"] },
  "openai-search": { settings: ["model"], secrets: ["key"] },
  "anthropic-search": { settings: ["model"], secrets: ["key"] },
  imap: { settings: ["host", "port", "user", "from"], secrets: ["password"] },
  microsoft: { settings: ["clientId", "tenant", "signIn", "mailbox"], secrets: ["clientSecret"] },
  "mcp-http": { settings: ["url"], secrets: ["bearer"] },
};

export function ConnectionForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [type, setType] = useState("searxng");
  const [problem, setProblem] = useState<Problem>();
  const kind = kinds[type];
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const read = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, form.get(name)]).filter(([, value]) => value !== ""));
    const body = {
      label: form.get("label"),
      type,
      settings: read(kind?.settings ?? []),
      secrets: read(kind?.secrets ?? []),
    };
    try {
      await request("/connections", { method: "POST", body });
      setOpen(false);
      setProblem(undefined);
      onAdded();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  if (!isOpen)
    return (
      <p className={css["form"]}>
        <Button icon={<Plus size={16} />} onClick={() => setOpen(true)}>
          {t("connections.add")}
        </Button>
      </p>
    );
  return (
    <form className={css["form"]} onSubmit={(event) => void onSubmit(event)}>
      <Choice label={t("connections.type")} value={type} onChange={(event) => setType(event.target.value)}>
        {Object.keys(kinds).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Choice>
      <Field label={t("connections.label")} name="label" required pattern="[A-Za-z][A-Za-z0-9_\-]{0,39}" />
      {kind?.settings.map((name) => (
        <Field key={name} label={name} name={name} />
      ))}
      {kind?.secrets.map((name) => (
        <Field key={name} label={name} name={name} type="password" autoComplete="off" />
      ))}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <span className={css["tools"]}>
        <Button onClick={() => setOpen(false)}>{t("action.cancel")}</Button>
        <Button type="submit" look="main">
          {t("connections.add")}
        </Button>
      </span>
    </form>
  );
}
