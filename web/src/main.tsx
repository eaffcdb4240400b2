import { createRoot } from "react-dom/client";
import "./style/tokens.css";
import "./style/base.css";
import { App } from "./app.tsx";
import { startWords } from "./i18n/words.ts";
import { loadSession } from "./live/session.ts";

const root = document.querySelector("#root");
if (root !== null) {
  await Promise.all([
    startWords(),
    /^\/(?:shared\/|setup)/.test(location.pathname) ? undefined : loadSession(),
  ]);
  createRoot(root).render(<App />);
}
