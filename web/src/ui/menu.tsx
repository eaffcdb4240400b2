import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { Check } from "lucide-react";
import { Button } from "./button.tsx";
import { placeBeside } from "./place-beside.ts";
import css from "./menu.module.css";

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  hint?: string;
  isChosen?: boolean;
  isDangerous?: boolean;
  href?: string;
  onPick?: () => void;
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  icon?: ReactNode;
  /** What the button shows; without it, only the icon. */
  shown?: ReactNode;
  look?: "plain" | "quiet";
  size?: "normal" | "small";
}

/** A button that opens a list, on the browser's own popover: it closes by Escape and by a click elsewhere. */
export function Menu({ label, items, icon, shown, look = "quiet", size = "normal" }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const close = () => list.current?.hidePopover();
  const onToggle = () => {
    const opened = list.current?.matches(":popover-open") === true;
    if (opened && list.current !== null && button.current !== null) {
      placeBeside(list.current, button.current.getBoundingClientRect());
      list.current.querySelector<HTMLElement>("[role^=menuitem]")?.focus();
    }
  };
  return (
    <span ref={button} className={css["anchor"]}>
      <Button
        {...{ look, size, icon }}
        popoverTarget={id}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
      >
        {shown}
      </Button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={css["menu"]}
        onToggle={onToggle}
        onKeyDown={moveFocus}
      >
        {items.map((item) => (
          <Item key={item.key} item={item} close={close} />
        ))}
      </div>
    </span>
  );
}

function Item({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, hint, isChosen, isDangerous = false, href, onPick } = item;
  const inside = (
    <>
      <span className={css["icon"]}>{isChosen === true ? <Check size={15} aria-hidden /> : icon}</span>
      <span className={css["label"]}>{label}</span>
      {hint !== undefined && <span className={css["hint"]}>{hint}</span>}
    </>
  );
  const look = `${css["item"]} ${isDangerous ? css["dangerous"] : ""}`;
  if (href !== undefined)
    return (
      <a role="menuitem" tabIndex={-1} className={look} href={href} onClick={close} download>
        {inside}
      </a>
    );
  const role = isChosen === undefined ? "menuitem" : "menuitemradio";
  const pick = () => {
    close();
    onPick?.();
  };
  return (
    <button type="button" role={role} aria-checked={isChosen} tabIndex={-1} className={look} onClick={pick}>
      {inside}
    </button>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const at = items.findIndex((item) => item === document.activeElement);
  items[(at + step + items.length) % items.length]?.focus();
}
