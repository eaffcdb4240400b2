import { useState } from "react";
import { Copy, Trash2 } from "lucide-react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { usePlaces } from "../round/places.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Choice } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./share-dialog.module.css";

interface ShareRow {
  id: string;
  expiresAt: number;
  sources: boolean;
}

const daySeconds = 86_400;

/** A read-only link to this workflow as it is now; it ends by itself and can be taken back. */
export function ShareDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t, day } = useWords();
  const { workflow } = usePlaces();
  const { value, reload } = useLoad(isOpen ? `shares ${workflow}` : undefined, (signal) =>
    request<{ shares: ShareRow[] }>(`${workflow}/shares`, { signal }),
  );
  const revoke = async (id: string) => {
    await request(`${workflow}/shares/${encodeURIComponent(id)}`, { method: "DELETE" });
    reload();
  };
  return (
    <Dialog title={t("share.title")} isOpen={isOpen} onClose={onClose}>
      <p className="quiet">{t("share.lead")}</p>
      <ShareForm onMade={reload} />
      <ul>
        {(value?.shares ?? []).map((share) => (
          <li key={share.id} className={css["row"]}>
            <span>
              {t("share.until", { day: day(share.expiresAt) })}{" "}
              {share.sources && <span className="quiet">· {t("share.with-sources")}</span>}
            </span>
            <Button
              size="small"
              look="quiet"
              icon={<Trash2 size={14} />}
              onClick={() => void revoke(share.id)}
            >
              {t("share.revoke")}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ShareForm({ onMade }: { onMade: () => void }) {
  const { t } = useWords();
  const { workflow } = usePlaces();
  const [days, setDays] = useState("7");
  const [hasSources, setSources] = useState(false);
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<Problem>();
  const make = async () => {
    try {
      const body = { expiresIn: Number(days) * daySeconds, sources: hasSources };
      const made = await request<{ url: string }>(`${workflow}/shares`, { method: "POST", body });
      setUrl(new URL(made.url, location.href).href);
      onMade();
    } catch (error) {
      setProblem(toProblem(error));
    }
  };
  return (
    <div className={css["form"]}>
      <Choice label={t("share.lasts")} value={days} onChange={(event) => setDays(event.target.value)}>
        {["1", "7", "30"].map((n) => (
          <option key={n} value={n}>
            {t("usage.days", { n: Number(n) })}
          </option>
        ))}
      </Choice>
      <label className={css["tick"]}>
        <input type="checkbox" checked={hasSources} onChange={(event) => setSources(event.target.checked)} />
        {t("share.sources")}
      </label>
      <Button look="main" onClick={() => void make()}>
        {t("share.make")}
      </Button>
      {url !== "" && (
        <p className={css["link"]}>
          <code>{url}</code>
          <Button
            size="small"
            icon={<Copy size={14} />}
            aria-label={t("share.copy")}
            onClick={() => void navigator.clipboard.writeText(url)}
          />
        </p>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </div>
  );
}
