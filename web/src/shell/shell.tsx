import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Menu as MenuIcon } from "lucide-react";
import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { followWorkflows } from "../live/workflow-list.ts";
import { Button } from "../ui/button.tsx";
import { KeyHelp } from "./key-help.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useGlobalKeys } from "./use-global-keys.ts";
import css from "./shell.module.css";

/** List on the left, the work in the middle; on a phone the list slides over. */
export function Shell({ me, children }: { me: Me; children: ReactNode }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [place] = useLocation();
  useEffect(followWorkflows, []);
  useEffect(() => setOpen(false), [place]);
  const { isHelpOpen, closeHelp } = useGlobalKeys();
  return (
    <div className={css["shell"]}>
      <a className={css["skip"]} href="#main">
        {t("shell.skip")}
      </a>
      <div className={css["bar"]}>
        <Button
          look="quiet"
          icon={<MenuIcon size={20} />}
          aria-label={t("shell.open-list")}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </div>
      {isOpen && (
        <button
          type="button"
          className={css["veil"]}
          aria-label={t("action.close")}
          onClick={() => setOpen(false)}
        />
      )}
      <div className={`${css["list"]} ${isOpen ? css["open"] : ""}`}>
        <Sidebar me={me} />
      </div>
      <main id="main" className={css["main"]} tabIndex={-1}>
        {children}
      </main>
      <KeyHelp isOpen={isHelpOpen} onClose={closeHelp} />
    </div>
  );
}
