import { Monitor, Moon, Sun } from "lucide-react";
import { locales, setLocale, useWords } from "../i18n/words.ts";
import { Menu } from "../ui/menu.tsx";
import { setTheme, useTheme } from "../ui/theme.ts";
import type { Theme } from "../ui/theme.ts";

export function LanguageMenu() {
  const { t, locale } = useWords();
  const items = locales.map((name) => ({
    key: name,
    label: new Intl.DisplayNames([name], { type: "language" }).of(name) ?? name,
    isChosen: name === locale,
    onPick: () => void setLocale(name, true),
  }));
  return <Menu label={t("shell.language")} shown={locale.toUpperCase()} items={items} size="small" />;
}

const icons = { auto: Monitor, light: Sun, dark: Moon };

export function ThemeMenu() {
  const { t } = useWords();
  const theme = useTheme();
  const Icon = icons[theme];
  const names: Record<Theme, string> = {
    auto: t("theme.auto"),
    light: t("theme.light"),
    dark: t("theme.dark"),
  };
  const all: Theme[] = ["auto", "light", "dark"];
  const items = all.map((name) => ({
    ...{ key: name, label: names[name], isChosen: name === theme, onPick: () => setTheme(name) },
  }));
  return <Menu label={t("shell.theme")} icon={<Icon size={16} />} items={items} />;
}
