import { useState } from "react";
import type { FormEvent } from "react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Choice, Field } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import page from "../ui/page.module.css";
import css from "./settings-page.module.css";

interface TokenRow {
  id: string;
  name: string;
  scopes: string[];
  expiresAt: number | null;
  usedAt: number | null;
}

const daySeconds = 86_400;

/** Tokens for programs; a secret is shown once, when it is made. */
export function TokensSection() {
  const { t } = useWords();
  const { value, reload } = useLoad("tokens", (signal) =>
    request<{ tokens: TokenRow[] }>("/tokens", { signal }),
  );
  return (
    <section className={page["section"]}>
      <h2 className={page["subtitle"]}>{t("tokens.title")}</h2>
      <ul className={css["rows"]}>
        {(value?.tokens ?? []).map((token) => (
          <Token key={token.id} token={token} onRevoked={reload} />
        ))}
      </ul>
      <TokenForm onMade={reload} />
    </section>
  );
}

function Token({ token, onRevoked }: { token: TokenRow; onRevoked: () => void }) {
  const { t, ago, day } = useWords();
  const { id, name, scopes, expiresAt, usedAt } = token;
  const revoke = async () => {
    await request(`/tokens/${encodeURIComponent(id)}`, { method: "DELETE" });
    onRevoked();
  };
  const end = expiresAt === null ? t("tokens.no-end") : t("tokens.until", { day: day(expiresAt) });
  const used = usedAt === null ? t("tokens.unused") : ago(usedAt);
  return (
    <li className={css["row"]}>
      <span />
      <div>
        <p className={css["name"]}>{name}</p>
        <p className={css["meta"]}>{[scopes.join(", "), end, used].join(" · ")}</p>
      </div>
      <Button size="small" onClick={() => void revoke()}>
        {t("tokens.revoke")}
      </Button>
    </li>
  );
}

function TokenForm({ onMade }: { onMade: () => void }) {
  const { t } = useWords();
  const [secret, setSecret] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = event.currentTarget;
    const form = new FormData(own);
    const scopes = form.get("scope") === "run" ? ["read", "run"] : ["read"];
    const body = { name: form.get("name"), scopes, expiresIn: Number(form.get("days")) * daySeconds };
    try {
      setSecret((await request<{ secret: string }>("/tokens", { method: "POST", body })).secret);
      own.reset();
      onMade();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  return (
    <form className={css["form"]} onSubmit={(event) => void onSubmit(event)}>
      {secret !== "" && (
        <div role="status">
          <p>{t("tokens.once")}</p>
          <code className={css["secret"]}>{secret}</code>
        </div>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
      <Field label={t("tokens.name")} name="name" required />
      <Choice label={t("tokens.may")} name="scope" defaultValue="run">
        <option value="run">{t("tokens.run")}</option>
        <option value="read">{t("tokens.read")}</option>
      </Choice>
      <Choice label={t("tokens.lasts")} name="days" defaultValue="90">
        {[30, 90, 365].map((days) => (
          <option key={days} value={days}>
            {t("usage.days", { n: days })}
          </option>
        ))}
      </Choice>
      <span>
        <Button type="submit">{t("tokens.make")}</Button>
      </span>
    </form>
  );
}
