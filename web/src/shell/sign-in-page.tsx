import { useState } from "react";
import type { FormEvent } from "react";
import { apiRoot, request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import { loadSession } from "../live/session.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { LanguageMenu, ThemeMenu } from "./look-menus.tsx";
import css from "../ui/page.module.css";

export function SignInPage() {
  const { t } = useWords();
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      await request("/session", {
        method: "POST",
        body: { name: form.get("name"), password: form.get("password") },
      });
      await loadSession();
    } catch (error) {
      setProblem(toProblem(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className={css["outside"]}>
      <div className={css["corner"]}>
        <LanguageMenu />
        <ThemeMenu />
      </div>
      <div className={css["card"]}>
        <p className={css["brand"]}>
          <img src="/icon.svg" alt="" width={22} height={22} /> Dossier
        </p>
        <h1 className={css["subtitle"]}>{t("sign-in.title")}</h1>
        <form className={css["form"]} onSubmit={(event) => void onSubmit(event)}>
          <Field label={t("sign-in.name")} name="name" autoComplete="username" required autoFocus />
          <Field
            label={t("sign-in.password")}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {problem !== undefined && <ProblemNotice problem={problem} />}
          <Button type="submit" look="main" disabled={isBusy}>
            {t("sign-in.do")}
          </Button>
        </form>
        <Provider />
      </div>
    </main>
  );
}

/** Where a sign-in provider is configured, the way to it. */
function Provider() {
  const { t } = useWords();
  const { value } = useLoad("session", (signal) => request<{ oidc: boolean }>("/session", { signal }));
  if (value?.oidc !== true) return null;
  return (
    <p className={css["section"]}>
      <a href={`${apiRoot}/oidc/start`}>{t("sign-in.provider")}</a>
    </p>
  );
}
