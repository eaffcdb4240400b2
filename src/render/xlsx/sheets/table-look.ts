import type { Direction, TableColumn, Theme } from "../../layout.ts";
import type { CellReading } from "../cells/read-cell.ts";
import type { Alignment, CellStyle, FontStyle } from "../style.ts";

/** All that decides how a cell of a table looks. */
export interface CellLook {
  isHead: boolean;
  isText: boolean;
  isCentered: boolean;
  isLink: boolean;
  wraps: boolean;
  align: TableColumn["align"];
  dir: Direction;
  /** Whether the button of the filter stands in it. */
  isFilter: boolean;
  /** Of the sheet. */
  sheetDir: Direction;
  font: CellReading["font"];
  format?: string;
}

export function bodyFont({ fonts, sizes, colors }: Theme): FontStyle {
  return { name: fonts.body, size: sizes.body, color: colors.text };
}

export function headFont(theme: Theme): FontStyle {
  return { ...bodyFont(theme), bold: true, color: theme.colors.headText };
}

export function cellStyle(look: CellLook, theme: Theme): CellStyle {
  const line = { style: "thin" as const, color: theme.colors.line };
  const font = { ...(look.isHead ? headFont(theme) : bodyFont(theme)), ...look.font };
  return {
    font: look.isLink && !look.isHead ? { ...font, underline: true, color: theme.colors.accent } : font,
    ...(look.isHead ? { fill: theme.colors.headFill } : {}),
    border: { top: line, bottom: line, left: line, right: line },
    alignment: alignmentOf(look),
    ...(look.format === undefined ? {} : { format: look.format }),
  };
}

function alignmentOf(look: CellLook): Alignment {
  const horizontal = horizontalOf(look);
  return {
    ...(horizontal === undefined ? {} : { horizontal }),
    vertical: look.isHead ? "center" : "top",
    ...(look.wraps ? { wraps: true } : {}),
    ...indentOf(look, horizontal),
    ...(look.dir === "rtl"
      ? { readingOrder: "rtl" }
      : look.sheetDir === "rtl"
        ? { readingOrder: "ltr" }
        : {}),
  };
}

function indentOf(
  { isFilter, align }: CellLook,
  horizontal: Alignment["horizontal"],
): Pick<Alignment, "indent"> {
  if (horizontal === "center") return {};
  // Text would touch the number of the column before it.
  if (align === "start") return { indent: 1 };
  // The button would cover the end of the name.
  return isFilter ? { indent: 2 } : {};
}

/** Numbers are left to the program where it puts them right; text begins where its column does, whatever its script. */
function horizontalOf({ isCentered, isText, isHead, align, sheetDir }: CellLook): Alignment["horizontal"] {
  if (isCentered || align === "center") return "center";
  if (!isText && !isHead && align === "end" && sheetDir === "ltr") return undefined;
  return (align === "end") === (sheetDir === "rtl") ? "left" : "right";
}
