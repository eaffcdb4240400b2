import { useState } from "react";
import type { ReactNode } from "react";
import { ChevronsDownUp, ChevronsUpDown, X } from "lucide-react";
import { useWords } from "../i18n/words.ts";
import { Button } from "../ui/button.tsx";
import css from "./pane-frame.module.css";

interface FrameProps {
  title: ReactNode;
  subtitle?: ReactNode;
  tools?: ReactNode;
  /** Stands beside the button that closes, however narrow the pane is. */
  link?: ReactNode;
  foot?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

export function PaneFrame({ title, subtitle, tools, link, foot, onClose, children }: FrameProps) {
  const { t } = useWords();
  const [isFull, setFull] = useState(false);
  return (
    <div className={css["pane"]} data-full={isFull}>
      <header className={css["head"]}>
        <div className={css["names"]}>
          <h2 className={css["title"]} dir="auto">
            {title}
          </h2>
          {subtitle !== undefined && <p className={css["subtitle"]}>{subtitle}</p>}
        </div>
        {tools !== undefined && tools !== false && <span className={css["tools"]}>{tools}</span>}
        {link}
        <span className={css["size"]}>
          <Button
            look="quiet"
            size="small"
            icon={isFull ? <ChevronsDownUp size={16} /> : <ChevronsUpDown size={16} />}
            aria-label={t(isFull ? "pane.half" : "pane.full")}
            onClick={() => setFull(!isFull)}
          />
        </span>
        <Button
          look="quiet"
          size="small"
          icon={<X size={16} />}
          aria-label={t("action.close")}
          title={t("action.close")}
          onClick={onClose}
        />
      </header>
      <div className={css["body"]}>{children}</div>
      {foot !== undefined && <footer className={css["foot"]}>{foot}</footer>}
    </div>
  );
}

interface ToggleProps<Name extends string> {
  label: string;
  options: readonly (readonly [Name, string])[];
  value: Name;
  onChange: (name: Name) => void;
}

export function Toggle<Name extends string>({ label, options, value, onChange }: ToggleProps<Name>) {
  return (
    <span className={css["toggle"]} role="group" aria-label={label}>
      {options.map(([name, word]) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
          {word}
        </button>
      ))}
    </span>
  );
}
