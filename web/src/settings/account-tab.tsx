import { useState } from "react";
import type { FormEvent } from "react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Notice, ProblemNotice } from "../ui/notice.tsx";
import page from "../ui/page.module.css";
import css from "./settings-page.module.css";
import { TokensSection } from "./tokens-section.tsx";

interface SessionRow {
  id: string;
  agent: string;
  address: string;
  seenAt: number;
  current: boolean;
}

export function AccountTab({ me }: { me: Me }) {
  const { t } = useWords();
  return (
    <>
      <p className={css["name"]}>
        {me.user.name}{" "}
        <span className={css["meta"]}>· {t(me.user.role === "admin" ? "users.admin" : "users.member")}</span>
      </p>
      <PasswordForm />
      <Sessions />
      <TokensSection />
    </>
  );
}

function PasswordForm() {
  const { t } = useWords();
  const [state, setState] = useState<Problem | "done">();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const own = event.currentTarget;
    const form = new FormData(own);
    try {
      await request("/me/password", { method: "PUT", body: { old: form.get("old"), new: form.get("new") } });
      own.reset();
      setState("done");
    } catch (error) {
      setState(toProblem(error));
    }
  };
  return (
    <section className={page["section"]}>
      <h2 className={page["subtitle"]}>{t("account.password")}</h2>
      <form className={css["form"]} onSubmit={(event) => void onSubmit(event)}>
        <Field
          label={t("account.old-password")}
          name="old"
          type="password"
          autoComplete="current-password"
          required
        />
        <Field
          label={t("account.new-password")}
          name="new"
          type="password"
          autoComplete="new-password"
          minLength={8}
          hint={t("setup.password-hint")}
          required
        />
        {state === "done" && <Notice tone="proven">{t("account.password-done")}</Notice>}
        {state !== undefined && state !== "done" && <ProblemNotice problem={state} />}
        <span>
          <Button type="submit">{t("account.change-password")}</Button>
        </span>
      </form>
    </section>
  );
}

function Sessions() {
  const { t, ago } = useWords();
  const { value, reload } = useLoad("sessions", (signal) =>
    request<{ sessions: SessionRow[] }>("/sessions", { signal }),
  );
  const end = async (id: string) => {
    await request(`/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
    reload();
  };
  return (
    <section className={page["section"]}>
      <h2 className={page["subtitle"]}>{t("account.sessions")}</h2>
      <ul className={css["rows"]}>
        {(value?.sessions ?? []).map((session) => (
          <li key={session.id} className={css["row"]}>
            <span />
            <div>
              <p className={css["name"]}>
                {session.agent === "" ? t("account.unknown-agent") : session.agent.slice(0, 80)}
              </p>
              <p className={css["meta"]}>
                {session.address} · {session.current ? t("account.this-session") : ago(session.seenAt)}
              </p>
            </div>
            {!session.current && (
              <Button size="small" onClick={() => void end(session.id)}>
                {t("account.end-session")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
