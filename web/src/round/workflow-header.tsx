import { useState } from "react";
import { useLocation } from "wouter";
import { Ellipsis, GitFork, Printer, Share2, Square, Trash2 } from "lucide-react";
import { request } from "../api/request.ts";
import { useSession } from "../live/session.ts";
import type { RoundTrail } from "../live/trail.ts";
import { useNow } from "../live/use-now.ts";
import { forgetWorkflow } from "../live/workflow-list.ts";
import { useWords } from "../i18n/words.ts";
import { ShareDialog } from "../share/share-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Menu } from "../ui/menu.tsx";
import { StateIcon, stateOf } from "../ui/state.tsx";
import { ForkDialog } from "./fork-dialog.tsx";
import { usePlaces } from "./places.ts";
import css from "./workflow-header.module.css";

interface HeaderProps {
  id: string;
  rounds: readonly RoundTrail[];
  onChanged: () => void;
}

export function WorkflowHeader({ id, rounds, onChanged }: HeaderProps) {
  const { t, price, clock } = useWords();
  const { workflow, isReadOnly } = usePlaces();
  const last = rounds.at(-1);
  const isRunning = last?.status === "RUNNING";
  const now = useNow(isRunning);
  if (last === undefined) return <header className={css["header"]} />;
  const cost = rounds.flatMap(({ usage }) => usage).reduce((sum, call) => sum + call.price, 0);
  const stop = async () => {
    await request(`${workflow}/stop`, { method: "POST" });
    onChanged();
  };
  return (
    <header className={css["header"]}>
      <StateIcon state={stateOf(last.status, last.waiting !== undefined)} />
      <h1 className={css["title"]} dir="auto" title={rounds[0]?.prompt}>
        {rounds[0]?.prompt}
      </h1>
      <span className={`${css["figures"]} figures`}>
        <span title={t("header.time")}>{clock((last.finishedAt ?? now) - last.startedAt)}</span>
        <span aria-hidden>·</span>
        <span title={t("header.cost")}>{price(cost)}</span>
      </span>
      {isRunning && !isReadOnly && (
        <Button size="small" icon={<Square size={13} fill="currentColor" />} onClick={() => void stop()}>
          {t("header.stop")}
        </Button>
      )}
      {!isReadOnly && <HeaderMenu id={id} isRunning={isRunning} />}
    </header>
  );
}

function HeaderMenu({ id, isRunning }: { id: string; isRunning: boolean }) {
  const { t } = useWords();
  const [, go] = useLocation();
  const { workflow } = usePlaces();
  const [isSharing, setSharing] = useState(false);
  const [isForking, setForking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const session = useSession();
  // a link is somebody's: without accounts there is nobody to take it back
  const canShare = session.kind === "in" && session.me.accounts;
  const share = {
    ...{ key: "share", label: t("share.menu"), icon: <Share2 size={15} />, onPick: () => setSharing(true) },
  };
  const fork = {
    ...{ key: "fork", label: t("fork.menu"), icon: <GitFork size={15} />, onPick: () => setForking(true) },
  };
  const items = [
    ...(canShare ? [share] : []),
    ...(isRunning ? [] : [fork]),
    { key: "print", label: t("header.print"), icon: <Printer size={15} />, onPick: () => window.print() },
    {
      key: "delete",
      label: t("header.delete"),
      icon: <Trash2 size={15} />,
      isDangerous: true,
      onPick: () => setDeleting(true),
    },
  ];
  const remove = async () => {
    await request(workflow, { method: "DELETE" });
    forgetWorkflow(id);
    go("/workflows");
  };
  return (
    <>
      <Menu label={t("header.more")} icon={<Ellipsis size={18} />} items={items} />
      <ForkDialog isOpen={isForking} onClose={() => setForking(false)} />
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} />
      <Dialog title={t("header.delete")} isOpen={isDeleting} onClose={() => setDeleting(false)}>
        <p>{t("header.delete-text")}</p>
        <div className={css["answers"]}>
          <Button onClick={() => setDeleting(false)}>{t("action.cancel")}</Button>
          <Button look="danger" onClick={() => void remove()}>
            {t("header.delete-do")}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
