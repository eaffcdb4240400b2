import { Link } from "wouter";
import { useWords } from "../i18n/words.ts";
import css from "../ui/page.module.css";

export function MissingPage() {
  const { t } = useWords();
  return (
    <div className={css["page"]}>
      <h1 className={css["title"]}>{t("missing.title")}</h1>
      <p className={css["lead"]}>{t("missing.text")}</p>
      <p className={css["section"]}>
        <Link href="/">{t("shell.new")}</Link>
      </p>
    </div>
  );
}
