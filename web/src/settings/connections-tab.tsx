import { useState } from "react";
import { CircleAlert, CircleCheck, Trash2 } from "lucide-react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { ConnectionRow } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import { ConnectionForm } from "./connection-form.tsx";
import { PermissionList } from "./permission-list.tsx";
import page from "../ui/page.module.css";
import css from "./settings-page.module.css";

/** Ways to outside services: search, mail, Microsoft 365, tools. Secrets are never shown again. */
export function ConnectionsTab() {
  const { t } = useWords();
  const { value, problem, reload } = useLoad("connections", (signal) =>
    request<{ connections: ConnectionRow[] }>("/connections", { signal }),
  );
  if (problem !== undefined)
    return problem.status === 404 ? (
      <p className="quiet">{t("connections.by-command")}</p>
    ) : (
      <ProblemNotice problem={problem} onRetry={reload} />
    );
  const connections = value?.connections ?? [];
  return (
    <>
      <p className="quiet">{t("connections.lead")}</p>
      {value !== undefined && connections.length === 0 && (
        <p className={`${page["empty"]} ${page["section"]}`}>{t("connections.empty")}</p>
      )}
      <ul>
        {connections.map((connection) => (
          <Row key={connection.label} connection={connection} onChanged={reload} />
        ))}
      </ul>
      <ConnectionForm onAdded={reload} />
    </>
  );
}

function Row({ connection, onChanged }: { connection: ConnectionRow; onChanged: () => void }) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { label, type, state, reason } = connection;
  const path = `/connections/${encodeURIComponent(label)}`;
  const { said, test } = useTest(path);
  const remove = async () => {
    await request(path, { method: "DELETE" });
    onChanged();
  };
  const isReady = state === "ready";
  const Icon = isReady ? CircleCheck : CircleAlert;
  return (
    <li className={css["row"]}>
      <Icon size={17} className={isReady ? css["good"] : css["bad"]} aria-hidden />
      <div>
        <p className={css["name"]}>{label}</p>
        <p className={css["meta"]}>
          {type} · {state}
          {reason !== undefined && ` · ${reason}`}
        </p>
        {said !== undefined && (
          <p className={`${css["meta"]} ${said.isGood ? css["good"] : css["bad"]}`} role="status">
            {said.words}
          </p>
        )}
      </div>
      <span className={css["tools"]}>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={t("permission.of", { label })}
          onClick={() => setOpen(!isOpen)}
        >
          {t("permission.title")}
        </Button>
        <Button size="small" onClick={() => void test()}>
          {t("test.do")}
        </Button>
        <Button
          size="small"
          look="quiet"
          icon={<Trash2 size={15} />}
          aria-label={t("connections.remove", { label })}
          onClick={() => void remove()}
        />
      </span>
      {isOpen && <PermissionList connection={connection} onChanged={onChanged} />}
    </li>
  );
}

/** One real call over the connection, and what came of it. */
function useTest(path: string) {
  const { t } = useWords();
  const [said, setSaid] = useState<{ isGood: boolean; words: string }>();
  const test = async () => {
    try {
      const answer = await request<{ ok?: boolean; message?: string; milliseconds?: number }>(
        `${path}/test`,
        { method: "POST" },
      );
      const isGood = answer.ok !== false;
      setSaid({
        isGood,
        words: isGood
          ? t("test.ok", { ms: String(Math.round(answer.milliseconds ?? 0)) })
          : t("test.failed", { why: answer.message ?? "" }),
      });
    } catch (error) {
      setSaid({ isGood: false, words: t("test.failed", { why: toProblem(error).detail }) });
    }
  };
  return { said, test };
}
