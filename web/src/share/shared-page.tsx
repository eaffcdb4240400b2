import { useMemo } from "react";
import type { RoundResult } from "../../../src/model/round-result.ts";
import { request } from "../api/request.ts";
import { useWords } from "../i18n/words.ts";
import { emptyRound } from "../live/trail.ts";
import type { RoundTrail } from "../live/trail.ts";
import { useLoad } from "../live/use-load.ts";
import { LanguageMenu, ThemeMenu } from "../shell/look-menus.tsx";
import { ConversationView } from "../round/conversation-view.tsx";
import { PlacesContext } from "../round/places.ts";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./shared-page.module.css";

interface SharedWorkflow {
  sources: { id: string; fileName: string; mediaType: string }[];
  rounds: (Pick<RoundTrail, "number" | "prompt" | "status" | "startedAt" | "finishedAt"> & {
    result?: RoundResult;
  })[];
}

/** A workflow that somebody shared: read-only, and nothing else of theirs. The secret stands behind # and is sent once. */
export function SharedPage({ id }: { id: string }) {
  const { t } = useWords();
  const path = `/shared/${encodeURIComponent(id)}`;
  const { value, problem } = useLoad(`shared ${id}`, async (signal) => {
    const secret = location.hash.slice(1);
    if (secret !== "") await request(path, { method: "POST", body: { secret }, signal });
    return request<SharedWorkflow>(`${path}/workflow`, { signal });
  });
  const rounds = useMemo(() => (value === undefined ? [] : toTrail(value)), [value]);
  const hasSources = (value?.sources.length ?? 0) > 0;
  const places = useMemo(
    () => ({ workflow: path, documents: `${path}/documents`, isReadOnly: true, isShared: true, hasSources }),
    [path, hasSources],
  );
  return (
    <div className={css["shared"]}>
      <header className={css["bar"]}>
        <span>
          <b>Dossier</b> <span className="quiet">{t("share.read-only")}</span>
        </span>
        <span>
          <LanguageMenu />
          <ThemeMenu />
        </span>
      </header>
      <main className={css["main"]}>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        <PlacesContext value={places}>
          {rounds.length > 0 && (
            <ConversationView {...{ id, rounds }} line="ended" onChanged={() => undefined} />
          )}
        </PlacesContext>
      </main>
    </div>
  );
}

/** What is shared has results, not the way to them; its files stand with the first request. */
function toTrail({ sources, rounds }: SharedWorkflow): RoundTrail[] {
  const files = sources.map((source) => ({ ...source, bytes: 0, sha256: "", provenance: "user" as const }));
  return rounds.map((round, index) => ({ ...emptyRound, ...round, ...(index === 0 && { files }) }));
}
