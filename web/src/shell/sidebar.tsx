import { Link, useLocation } from "wouter";
import { Files, FileCheck2, List, Settings, SquarePen } from "lucide-react";
import type { ReactNode } from "react";
import type { ListedWorkflow, Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useWorkflowList } from "../live/workflow-list.ts";
import { StateIcon, stateOf } from "../ui/state.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { LanguageMenu, ThemeMenu } from "./look-menus.tsx";
import css from "./sidebar.module.css";

const mostShown = 40;

export function Sidebar({ me }: { me: Me }) {
  const { t } = useWords();
  const { workflows, isLoaded } = useWorkflowList();
  return (
    <div className={css["sidebar"]}>
      <div className={css["head"]}>
        <Link href="/" className={css["brand"]}>
          <img src="/icon.svg" alt="" width={20} height={20} /> Dossier
        </Link>
      </div>
      <nav aria-label={t("shell.places")} className={css["places"]}>
        <Place href="/" icon={<SquarePen size={16} />} label={t("shell.new")} />
        <Place href="/workflows" icon={<List size={16} />} label={t("shell.workflows")} />
        <Place href="/files" icon={<Files size={16} />} label={t("shell.files")} />
        <Place href="/check" icon={<FileCheck2 size={16} />} label={t("shell.check")} />
      </nav>
      <nav aria-label={t("shell.recent")} className={css["recent"]}>
        <h2 className={css["heading"]}>{t("shell.recent")}</h2>
        {isLoaded && workflows.length === 0 && <p className={css["empty"]}>{t("list.empty")}</p>}
        <ul>
          {workflows.slice(0, mostShown).map((workflow) => (
            <li key={workflow.id}>
              <Row workflow={workflow} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css["foot"]}>
        <AccountMenu me={me} />
        <span className={css["tools"]}>
          <LanguageMenu />
          <ThemeMenu />
          <Link
            href="/settings"
            className={css["tool"]}
            aria-label={t("shell.settings")}
            title={t("shell.settings")}
          >
            <Settings size={16} />
          </Link>
        </span>
      </div>
    </div>
  );
}

function Place({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  const [place] = useLocation();
  return (
    <Link href={href} className={css["place"]} aria-current={place === href ? "page" : undefined}>
      {icon}
      {label}
    </Link>
  );
}

function Row({ workflow }: { workflow: ListedWorkflow }) {
  const [place] = useLocation();
  const { id, title, status, waiting } = workflow;
  return (
    <Link href={`/w/${id}`} className={css["row"]} aria-current={place === `/w/${id}` ? "page" : undefined}>
      <StateIcon state={stateOf(status, waiting)} size={15} />
      <span className={css["title"]} dir="auto">
        {title}
      </span>
    </Link>
  );
}
