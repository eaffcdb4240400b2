import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import { Dialog } from "../ui/dialog.tsx";
import css from "./key-help.module.css";

const keys: readonly (readonly [readonly string[], WordKey])[] = [
  [["/"], "keys.composer"],
  [["j", "k"], "keys.claims"],
  [["Enter"], "keys.open"],
  [["[", "]"], "keys.citations"],
  [["Esc"], "keys.close"],
  [["g", "w"], "keys.workflows"],
  [["g", "n"], "keys.new"],
  [["g", "f"], "keys.files"],
  [["g", "s"], "keys.settings"],
  [["?"], "keys.help"],
];

export function KeyHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t("keys.title")} isOpen={isOpen} onClose={onClose}>
      <dl className={css["keys"]}>
        {keys.map(([names, word]) => (
          <div key={word} className={css["row"]}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={css["key"]}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
