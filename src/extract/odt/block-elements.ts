import { mostColumns } from "../flow/collect-table.ts";
import { repeatsOf } from "../odf/repeats-of.ts";
import { type OdtStory, turnPage } from "./story.ts";

export interface OdtElement {
  open?(story: OdtStory, attributes: Record<string, string>): void;
  close?(story: OdtStory): void;
}

const mostSpan = 100_000;

const paragraph = (isHeading: boolean): OdtElement => ({
  open(story, attributes) {
    const style = story.styles.get("paragraph", attributes["text:style-name"]);
    const level = repeatsOf(attributes["text:outline-level"], 10);
    if (style.breakBefore && story.flow.isBegun()) turnPage(story);
    const heading = isHeading ? level : style.heading;
    story.paragraphs.push({ style, heading, afterSpace: true, typed: false, plain: false });
    story.flow.openParagraph();
  },
  close(story) {
    const ended = story.paragraphs.pop();
    const typed = ended?.typed === true && !ended.plain;
    const code = ended?.style.code === true ? "sure" : typed ? "maybe" : undefined;
    story.flow.closeParagraph({ heading: ended?.heading, code });
    if (ended?.style.breakAfter === true) turnPage(story);
  },
});

const table: OdtElement = {
  open(story, attributes) {
    const style = story.styles.get("table", attributes["table:style-name"]);
    if (style.breakBefore && story.flow.isBegun()) turnPage(story);
    story.fills.push(style.look.fill);
    story.heads.push(false);
    story.flow.openTable();
  },
  close({ flow, fills, heads }) {
    fills.pop();
    heads.pop();
    flow.closeTable();
  },
};

const row: OdtElement = {
  open({ flow, rows, heads }, attributes) {
    rows.push(repeatsOf(attributes["table:number-rows-repeated"], mostSpan));
    flow.openRow();
    if (heads.at(-1) === true) flow.markHead();
  },
  close: ({ flow, rows }) => flow.closeRow(rows.pop()),
};

const cell: OdtElement = {
  open({ flow, cells, fills, styles }, attributes) {
    cells.push(repeatsOf(attributes["table:number-columns-repeated"], mostColumns));
    fills.push(styles.get("table-cell", attributes["table:style-name"]).look.fill);
    const rowSpan = repeatsOf(attributes["table:number-rows-spanned"], mostSpan);
    const columnSpan = repeatsOf(attributes["table:number-columns-spanned"], mostColumns);
    flow.openCell({ rowSpan, columnSpan, coveredFollow: true });
  },
  close({ flow, cells, fills }) {
    fills.pop();
    flow.closeCell(cells.pop());
  },
};

const headRows: OdtElement = {
  open: ({ heads }) => void (heads.length > 0 && heads.splice(-1, 1, true)),
  close: ({ heads }) => void (heads.length > 0 && heads.splice(-1, 1, false)),
};

const section: OdtElement = {
  open: ({ hiddenSections }, attributes) => hiddenSections.push(attributes["text:display"] === "none"),
  close: ({ hiddenSections }) => hiddenSections.pop(),
};

/** Deleted text is kept apart from the body, with the changes. */
const deletion: OdtElement = {
  open({ flow, notes }) {
    const number = (notes.get("changes") ?? 0) + 1;
    notes.set("changes", number);
    flow.openAside({ path: `changes/${number}`, hidden: "deleted" });
  },
  close: ({ flow }) => flow.closeAside(),
};

const running = (path: string): OdtElement => ({
  open: ({ flow }) => flow.openAside({ path }),
  close: ({ flow }) => flow.closeAside(),
});

export const blockElements: ReadonlyMap<string, OdtElement> = new Map<string, OdtElement>([
  ["text:p", paragraph(false)],
  ["text:h", paragraph(true)],
  ["table:table", table],
  ["table:table-header-rows", headRows],
  ["table:table-row", row],
  ["table:table-cell", cell],
  ["table:covered-table-cell", cell],
  ["text:section", section],
  ["text:deletion", deletion],
  ["style:header", running("header")],
  ["style:header-left", running("header")],
  ["style:header-first", running("header")],
  ["style:footer", running("footer")],
  ["style:footer-left", running("footer")],
  ["style:footer-first", running("footer")],
  ["text:soft-page-break", { open: turnPage }],
  [
    "office:text",
    {
      open(story, attributes) {
        story.hasPages = attributes["text:use-soft-page-breaks"] === "true";
        if (story.hasPages) story.flow.setPage(1);
      },
    },
  ],
]);
