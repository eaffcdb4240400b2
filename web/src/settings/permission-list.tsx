import { useState } from "react";
import type { ActionOffer } from "../../../src/model/action.ts";
import type { Permission } from "../../../src/model/connections/connection.ts";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { ConnectionRow } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Choice } from "../ui/field.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./permission-list.module.css";

interface PermissionProps {
  connection: ConnectionRow;
  onChanged: () => void;
}

const permissions: readonly Permission[] = ["always", "ask", "never"];

/** What each action may do over a connection: always, after asking, or never; without a word as its effect says. */
export function PermissionList({ connection, onChanged }: PermissionProps) {
  const { t } = useWords();
  const [failed, setFailed] = useState<Problem>();
  const { value, problem } = useLoad("actions", (signal) =>
    request<{ actions: ActionOffer[] }>("/actions", { signal }),
  );
  const { label, allow } = connection;
  const set = async (action: string, permission: string) => {
    setFailed(undefined);
    try {
      const body = { action, permission: permission === "" ? null : permission };
      await request(`/connections/${encodeURIComponent(label)}/allow`, { method: "PUT", body });
      onChanged();
    } catch (error) {
      setFailed(toProblem(error));
    }
  };
  const shown = failed ?? problem;
  const names = new Set([...fitting(value?.actions ?? [], connection), ...Object.keys(allow)]);
  return (
    <div className={css["list"]}>
      {shown !== undefined && <ProblemNotice problem={shown} />}
      {value !== undefined && names.size === 0 && <p className="quiet">{t("permission.none")}</p>}
      {[...names].map((name) => (
        <Choice
          key={name}
          label={name}
          value={allow[name] ?? ""}
          onChange={(event) => void set(name, event.target.value)}
        >
          <option value="">{t("permission.usual")}</option>
          {permissions.map((permission) => (
            <option key={permission} value={permission}>
              {t(`permission.${permission}`)}
            </option>
          ))}
        </Choice>
      ))}
    </div>
  );
}

/** The actions that can use a connection of this kind. */
function fitting(actions: readonly ActionOffer[], { label, type }: ConnectionRow): string[] {
  return actions
    .filter(({ needs: { connection, types, only } }) =>
      only === undefined
        ? connection !== "none" && types?.some((known) => known === type) === true
        : only === label,
    )
    .map(({ name }) => name);
}
