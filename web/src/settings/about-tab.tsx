import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import page from "../ui/page.module.css";

export function AboutTab({ me }: { me: Me }) {
  const { t } = useWords();
  return (
    <div className={page["card"]}>
      <p>Dossier {me.version}</p>
      <p className="quiet">{t("about.text")}</p>
      <p className={page["section"]}>
        <a href="/docs">{t("about.api")}</a>
      </p>
    </div>
  );
}
