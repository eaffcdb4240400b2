import { Suspense, lazy, useEffect, useMemo, useRef, useState } from "react";
import { newKey, request } from "../api/request.ts";
import type { RoundOrder } from "../api/types.ts";
import { AskSelection } from "../answer/ask-selection.tsx";
import { Composer } from "../compose/composer.tsx";
import { useWords } from "../i18n/words.ts";
import type { LiveState } from "../live/live-state.ts";
import { Announcer } from "./announcer.tsx";
import { LineNotice } from "./line-notice.tsx";
import { usePlaces } from "./places.ts";
import { RoundView } from "./round-view.tsx";
import { SplitView } from "./split-view.tsx";
import { useMarkKeys } from "./use-mark-keys.ts";
import { usePane } from "./use-pane.ts";
import { useScrolling } from "./use-scrolling.ts";
import { versionsIn } from "./versions.ts";
import { WorkflowHeader } from "./workflow-header.tsx";
import css from "./conversation-view.module.css";

const SidePane = lazy(() => import("../source/side-pane.tsx").then((m) => ({ default: m.SidePane })));

interface ConversationProps extends Pick<LiveState, "rounds" | "line"> {
  id: string;
  /** Something was begun or answered: there will be more to hear. */
  onChanged: () => void;
}

/** One conversation: its rounds one below the other, what they rest on beside them. */
export function ConversationView({ id, rounds, line, onChanged }: ConversationProps) {
  const { t } = useWords();
  const places = usePlaces();
  const control = usePane();
  const [seed, setSeed] = useState<{ text: string }>();
  const column = useRef<HTMLDivElement>(null);
  const last = rounds.at(-1);
  const isRunning = last?.status === "RUNNING";
  const versions = useMemo(() => versionsIn(rounds), [rounds]);
  useScrolling(column, rounds);
  useMarkKeys(column);
  useTitle(rounds[0]?.prompt);
  const onSend = async (body: RoundOrder) => {
    await request(`${places.workflow}/rounds`, { method: "POST", body, key: newKey() });
    onChanged();
  };
  const onAsk = (text: string) => setSeed({ text });
  const side = control.pane !== undefined && rounds.length > 0 && (
    <Suspense fallback={null}>
      <SidePane {...{ control, rounds, versions, onAsk }} />
    </Suspense>
  );
  const hint = isRunning ? t("composer.wait") : t("composer.on");
  return (
    <SplitView side={side || undefined} sideLabel={t("pane.label")} onClose={control.close}>
      <div className={css["view"]}>
        <WorkflowHeader id={id} rounds={rounds} onChanged={onChanged} />
        <LineNotice line={line} />
        <div ref={column} className={css["rounds"]}>
          {rounds.map((round) => (
            <RoundView
              key={round.number}
              {...{ round, control, versions, id, onAsk }}
              isLast={round === last}
              onChanged={onChanged}
            />
          ))}
        </div>
        {!places.isReadOnly && rounds.length > 0 && (
          <div className={css["foot"]}>
            <Composer size="small" placeholder={hint} onSend={onSend} seed={seed} isDisabled={isRunning} />
          </div>
        )}
        <AskSelection within={column} onAsk={onAsk} />
        <Announcer round={last} />
      </div>
    </SplitView>
  );
}

const longestTitle = 60;

function useTitle(prompt: string | undefined): void {
  useEffect(() => {
    if (prompt !== undefined) document.title = `${prompt.slice(0, longestTitle)} · Dossier`;
    return () => {
      document.title = "Dossier";
    };
  }, [prompt]);
}
