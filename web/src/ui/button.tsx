import type { ButtonHTMLAttributes, ReactNode } from "react";
import css from "./button.module.css";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: "main" | "plain" | "quiet" | "danger";
  size?: "normal" | "small";
  icon?: ReactNode;
}

/** The one button of the page; there is at most one with the main look on a screen. */
export function Button({
  look = "plain",
  size = "normal",
  icon,
  children,
  className = "",
  ...rest
}: ButtonProps) {
  const isBare = children === undefined;
  const looks = [
    css["button"],
    css[look],
    size === "small" ? css["small"] : "",
    isBare ? css["bare"] : "",
    className,
  ];
  return (
    <button type="button" {...rest} className={looks.join(" ")}>
      {icon}
      {children}
    </button>
  );
}
