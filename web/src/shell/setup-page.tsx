import { useState } from "react";
import type { FormEvent } from "react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "../ui/page.module.css";

type Link = { kind: "setup" | "invitation" | "reset" };

const titles: Record<Link["kind"], readonly [WordKey, WordKey]> = {
  setup: ["setup.title", "setup.lead"],
  invitation: ["invite.title", "invite.lead"],
  reset: ["reset.title", "reset.lead"],
};

/** The first account of a server, an invitation or a new password; the secret stands behind # and is sent once. */
export function SetupPage() {
  const { t } = useWords();
  const secret = location.hash.slice(1);
  const link = useLoad("link", (signal) =>
    request<Link>("/setup/look", { method: "POST", body: { secret }, signal }),
  );
  const [problem, setProblem] = useState<Problem>();
  const kind = link.value?.kind;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = form.get("name");
    const body = { secret, password: form.get("password"), ...(name !== null && { name }) };
    try {
      await request("/setup", { method: "POST", body });
      location.assign("/");
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  return (
    <main className={css["outside"]}>
      <div className={css["card"]}>
        <p className={css["brand"]}>
          <img src="/icon.svg" alt="" width={22} height={22} /> Dossier
        </p>
        {kind !== undefined && <h1 className={css["subtitle"]}>{t(titles[kind][0])}</h1>}
        {link.problem !== undefined && <ProblemNotice problem={link.problem} />}
        {kind !== undefined && (
          <>
            <p className={css["lead"]}>{t(titles[kind][1])}</p>
            <form className={css["form"]} onSubmit={(event) => void onSubmit(event)}>
              {kind !== "reset" && (
                <Field label={t("sign-in.name")} name="name" autoComplete="username" required autoFocus />
              )}
              <Field
                label={t("sign-in.password")}
                name="password"
                type="password"
                autoComplete="new-password"
                minLength={8}
                hint={t("setup.password-hint")}
                required
              />
              {problem !== undefined && <ProblemNotice problem={problem} />}
              <Button type="submit" look="main">
                {t("setup.do")}
              </Button>
            </form>
          </>
        )}
      </div>
    </main>
  );
}
