import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { X } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import { Button } from "./button.tsx";
import css from "./dialog.module.css";

interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The browser's own modal dialog: focus stays inside, Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const own = dialog.current;
    if (own === null) return;
    if (isOpen && !own.open) own.showModal();
    if (!isOpen && own.open) own.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={css["dialog"]}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <>
          <header className={css["head"]}>
            <h2 className={css["title"]}>{title}</h2>
            <Button
              look="quiet"
              size="small"
              icon={<X size={16} />}
              aria-label={t("action.close")}
              onClick={onClose}
            />
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
