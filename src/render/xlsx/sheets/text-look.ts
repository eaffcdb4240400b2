import type { Direction, Theme } from "../../layout.ts";
import type { CellStyle, FontStyle } from "../style.ts";
import { bodyFont } from "./table-look.ts";

const wrapped = (dir: Direction, indent = 0): Pick<CellStyle, "alignment"> => ({
  alignment: {
    vertical: "top",
    wraps: true,
    horizontal: dir === "rtl" ? "right" : "left",
    ...(indent === 0 ? {} : { indent }),
    ...(dir === "rtl" ? { readingOrder: "rtl" } : {}),
  },
});

export function paragraphStyle(theme: Theme, dir: Direction, indent = 0): CellStyle {
  return { ...wrapped(dir, indent), font: bodyFont(theme) };
}

export function headingFont(theme: Theme, level: number): FontStyle {
  const size = theme.sizes.heading[Math.min(6, Math.max(1, level)) - 1] ?? theme.sizes.body;
  return { name: theme.fonts.heading, size, bold: true, color: theme.colors.accent };
}

export function headingStyle(theme: Theme, level: number, dir: Direction): CellStyle {
  const style = wrapped(dir);
  return { alignment: { ...style.alignment, vertical: "bottom" }, font: headingFont(theme, level) };
}

/** Runs on over the empty cells beside it instead of being wrapped. */
export function overflowing({ alignment, ...style }: CellStyle): CellStyle {
  return { ...style, alignment: { ...alignment, wraps: false } };
}

export function titleFont(theme: Theme): FontStyle {
  return {
    name: theme.fonts.heading,
    size: theme.sizes.title,
    bold: true,
    color: theme.colors.text,
  };
}

export function titleStyle(theme: Theme, dir: Direction): CellStyle {
  return { ...wrapped(dir), font: titleFont(theme) };
}

export function mutedFont(theme: Theme): FontStyle {
  return { ...bodyFont(theme), size: theme.sizes.small, color: theme.colors.muted };
}

export function mutedStyle(theme: Theme, dir: Direction): CellStyle {
  return { ...wrapped(dir), font: mutedFont(theme) };
}

export function quoteFont(theme: Theme): FontStyle {
  return { ...bodyFont(theme), italic: true };
}

export function quoteStyle(theme: Theme, dir: Direction): CellStyle {
  const line = { style: "thick" as const, color: theme.colors.accent };
  return {
    ...wrapped(dir, 2),
    font: quoteFont(theme),
    border: dir === "rtl" ? { right: line } : { left: line },
  };
}

export function codeStyle(theme: Theme): CellStyle {
  return {
    font: { ...bodyFont(theme), name: theme.fonts.mono, size: theme.sizes.small },
    fill: theme.colors.stripe,
    alignment: { vertical: "top", horizontal: "left", readingOrder: "ltr", wraps: true },
  };
}

export function linkFont(theme: Theme): FontStyle {
  return { ...bodyFont(theme), underline: true, color: theme.colors.accent };
}

export function linkStyle(theme: Theme, dir: Direction, indent = 0): CellStyle {
  return { ...wrapped(dir, indent), font: linkFont(theme) };
}
