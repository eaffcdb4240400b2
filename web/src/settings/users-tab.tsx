import { useState } from "react";
import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { useLoad } from "../live/use-load.ts";
import { Button } from "../ui/button.tsx";
import { ProblemNotice } from "../ui/notice.tsx";
import css from "./settings-page.module.css";

interface UserRow {
  id: string;
  name: string;
  role: "admin" | "member";
  createdAt: number;
  disabled: boolean;
}

/** Who may come in. Admins see names and roles, never what anybody asked. */
export function UsersTab({ me }: { me: Me }) {
  const { t, day } = useWords();
  const { value, problem, reload } = useLoad("users", (signal) =>
    request<{ users: UserRow[] }>("/users", { signal }),
  );
  const [link, setLink] = useState("");
  const [failed, setFailed] = useState<Problem>();
  const act = async (work: () => Promise<unknown>) => {
    setFailed(undefined);
    try {
      await work();
      reload();
    } catch (error) {
      setFailed(toProblem(error));
    }
  };
  const invite = () =>
    act(async () =>
      setLink((await request<{ url: string }>("/invitations", { method: "POST", body: {} })).url),
    );
  const change = ({ id }: UserRow, body: Partial<Pick<UserRow, "role" | "disabled">>) =>
    act(() => request(`/users/${encodeURIComponent(id)}`, { method: "PATCH", body }));
  if (problem !== undefined) return <ProblemNotice problem={problem} onRetry={reload} />;
  return (
    <>
      <ul className={css["rows"]}>
        {(value?.users ?? []).map((user) => (
          <li key={user.id} className={css["row"]}>
            <span />
            <div>
              <p className={css["name"]}>{user.name}</p>
              <p className={css["meta"]}>
                {t(user.role === "admin" ? "users.admin" : "users.member")} · {day(user.createdAt)}
                {user.disabled && ` · ${t("users.locked")}`}
              </p>
            </div>
            {user.id !== me.user.id && <UserTools user={user} onChange={change} />}
          </li>
        ))}
      </ul>
      {failed !== undefined && <ProblemNotice problem={failed} />}
      {link !== "" && (
        <div role="status">
          <p>{t("users.link")}</p>
          <code className={css["secret"]}>{link}</code>
        </div>
      )}
      <p className={css["form"]}>
        <Button onClick={() => void invite()}>{t("users.invite")}</Button>
      </p>
    </>
  );
}

interface ToolsProps {
  user: UserRow;
  onChange: (user: UserRow, body: Partial<Pick<UserRow, "role" | "disabled">>) => Promise<void>;
}

const roles = ["member", "admin"] as const;

function UserTools({ user, onChange }: ToolsProps) {
  const { t } = useWords();
  return (
    <span className={css["tools"]}>
      <select
        className={css["role"]}
        aria-label={t("users.role", { name: user.name })}
        value={user.role}
        onChange={(event) =>
          void onChange(user, { role: event.target.value === "admin" ? "admin" : "member" })
        }
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t(`users.${role}`)}
          </option>
        ))}
      </select>
      <Button size="small" onClick={() => void onChange(user, { disabled: !user.disabled })}>
        {t(user.disabled ? "users.unlock" : "users.lock")}
      </Button>
    </span>
  );
}
