import { LogOut, User } from "lucide-react";
import { useLocation } from "wouter";
import type { Me } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import { signOut } from "../live/session.ts";
import { Menu } from "../ui/menu.tsx";

/** On a single computer there is no account, and nothing to sign out of. */
export function AccountMenu({ me }: { me: Me }) {
  const { t } = useWords();
  const [, go] = useLocation();
  if (!me.accounts) return null;
  const items = [
    {
      key: "account",
      label: t("settings.account"),
      icon: <User size={15} />,
      onPick: () => go("/settings/account"),
    },
    { key: "out", label: t("account.sign-out"), icon: <LogOut size={15} />, onPick: () => void signOut() },
  ];
  return (
    <Menu
      label={t("settings.account")}
      shown={me.user.name}
      icon={<User size={16} />}
      items={items}
      size="small"
    />
  );
}
