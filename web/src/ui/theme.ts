import { createValue, useValue } from "../live/create-value.ts";

export type Theme = "auto" | "light" | "dark";

const stored = "dossier.theme";
const current = createValue<Theme>(read());

export function useTheme(): Theme {
  return useValue(current);
}

export function setTheme(theme: Theme): void {
  if (theme === "auto") {
    delete document.documentElement.dataset["theme"];
    localStorage.removeItem(stored);
  } else {
    document.documentElement.dataset["theme"] = theme;
    localStorage.setItem(stored, theme);
  }
  current.set(theme);
}

function read(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : "auto";
}
