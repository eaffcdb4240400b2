import { createRoot } from "react-dom/client";
import "./style/tokens.css";
import "./style/base.css";
import { App } from "./app.tsx";
import { startWords } from "./i18n/words.ts";
import { loadSession } from "./live/session.ts";

const reloadAgainMs = 60_000;

/** A page that was open while the server was renewed asks for pieces that are no more: once, it is loaded anew. */
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < reloadAgainMs) return;
  event.preventDefault();
  sessionStorage.setItem("reloaded", String(Date.now()));
  location.reload();
});

const root = document.querySelector("#root");
if (root !== null) {
  await Promise.all([
    startWords(),
    /^\/(?:shared\/|setup)/.test(location.pathname) ? undefined : loadSession(),
  ]);
  createRoot(root).render(<App />);
}
