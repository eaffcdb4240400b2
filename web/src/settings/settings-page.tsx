import { Link } from "wouter";
import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import page from "../ui/page.module.css";
import { AboutTab } from "./about-tab.tsx";
import { AccountTab } from "./account-tab.tsx";
import { ConnectionsTab } from "./connections-tab.tsx";
import { ModelsTab } from "./models-tab.tsx";
import { UsageTab } from "./usage-tab.tsx";
import { UsersTab } from "./users-tab.tsx";
import css from "./settings-page.module.css";

const tabs: readonly (readonly [string, WordKey])[] = [
  ["models", "settings.models"],
  ["connections", "settings.connections"],
  ["usage", "settings.usage"],
  ["account", "settings.account"],
  ["users", "settings.users"],
  ["about", "settings.about"],
];

export function SettingsPage({ me, tab }: { me: Me; tab: string }) {
  const { t } = useWords();
  const isShown = (name: string) => {
    if (name === "account") return me.accounts;
    return name === "users" ? me.accounts && me.user.role === "admin" : true;
  };
  return (
    <div className={page["page"]}>
      <h1 className={page["title"]}>{t("shell.settings")}</h1>
      <nav className={css["tabs"]} aria-label={t("shell.settings")}>
        {tabs
          .filter(([name]) => isShown(name))
          .map(([name, word]) => (
            <Link
              key={name}
              href={`/settings/${name}`}
              className={css["tab"]}
              aria-current={name === tab ? "page" : undefined}
            >
              {t(word)}
            </Link>
          ))}
      </nav>
      <Tab me={me} tab={tab} />
    </div>
  );
}

function Tab({ me, tab }: { me: Me; tab: string }) {
  switch (tab) {
    case "connections":
      return <ConnectionsTab />;
    case "usage":
      return <UsageTab />;
    case "account":
      return <AccountTab me={me} />;
    case "users":
      return <UsersTab me={me} />;
    case "about":
      return <AboutTab me={me} />;
    default:
      return <ModelsTab />;
  }
}
