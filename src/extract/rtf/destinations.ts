import { noteMark } from "../flow/note-mark.ts";
import { enterAside } from "./put-text.ts";
import type { RtfState } from "./rtf-state.ts";

type Enter = (state: RtfState) => void;

const skip: Enter = (state) => void (state.group.destination = "skip");
/** Only there so that old readers skip it: its text is text. */
const through: Enter = () => undefined;

const list =
  (destination: "fonts" | "colors" | "styles"): Enter =>
  (state) => {
    state.group.destination = destination;
    state.entry = { number: 0, outline: undefined, name: "" };
  };

const aside =
  (kind: string, numbered = true): Enter =>
  (state) => {
    const number = (state.notes.get(kind) ?? 0) + 1;
    state.notes.set(kind, number);
    const { flow } = state;
    const path = numbered ? `${kind}/${number}` : `${kind}${number}`;
    // cells are told without marks
    if (kind === "footnotes" && !state.rowPending) flow.mark(noteMark(kind, number));
    flow.openAside({ path, ...(numbered ? flow.place() : {}) });
    enterAside(state, () => flow.closeAside());
  };

const comment: Enter = (state) => {
  const number = (state.notes.get("comments") ?? 0) + 1;
  state.notes.set("comments", number);
  const { flow, author } = state;
  flow.openAside({ path: `comments/${number}`, hidden: "comment", label: author.trim(), ...flow.place() });
  enterAside(state, () => flow.closeAside());
  state.author = "";
};

const box: Enter = (state) => {
  const { flow } = state;
  flow.openBox();
  enterAside(state, () => flow.closeBox());
};

const author: Enter = (state) => {
  state.author = "";
  state.group.destination = "author";
};

const picture: Enter = (state) => {
  state.group.destination = "picture";
  state.picture = { mediaType: undefined, chunks: [], half: "", size: 0 };
  state.group.close = () => {
    const { mediaType, chunks } = state.picture;
    if (mediaType !== undefined && chunks.length > 0) state.putPicture(mediaType, Buffer.concat(chunks));
    state.picture.chunks = [];
  };
};

const fact =
  (label: string): Enter =>
  (state) => {
    state.group.destination = "info";
    state.entry.name = "";
    state.group.close = () => {
      const text = state.entry.name.trim();
      if (text !== "") state.info.push(`${label}: ${text}`);
    };
  };

const moment =
  (label: string): Enter =>
  (state) => {
    state.group.destination = "info";
    state.time = [];
    state.group.close = () => {
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = state.time;
      const two = (number: number) => String(number).padStart(2, "0");
      if (year > 0)
        state.info.push(`${label}: ${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:00`);
    };
  };

const runningHeads = ["", "l", "r", "f"].flatMap((side): [string, Enter][] => [
  [`header${side}`, aside("header", false)],
  [`footer${side}`, aside("footer", false)],
]);

const skippedWords = [
  ...[
    "listtext",
    "pntext",
    "pntxta",
    "pntxtb",
    "nonshppict",
    "nonesttables",
    "nesttableprops",
    "sp",
    "xe",
    "tc",
    "rxe",
    "txe",
  ],
  ...["bkmkstart", "bkmkend", "filetbl", "listtable", "revtbl", "rsidtbl", "generator", "themedata"],
  ...["mmathPict", "mctrlPr", "objdata", "objclass", "fldinst", "datafield", "ftnsep", "ftnsepc", "ftncn"],
  ...["aftnsep", "aftnsepc", "aftncn", "template", "private", "passwordhash", "background"],
];

/** What the first word of a group may say of where its text goes. */
export const destinations: ReadonlyMap<string, Enter> = new Map<string, Enter>([
  ...skippedWords.map((word): [string, Enter] => [word, skip]),
  ...["shppict", "shpinst", "ud", "mmath", "moMath", "moMathPara", "result", "fldrslt"].map(
    (word): [string, Enter] => [word, through],
  ),
  ["fonttbl", list("fonts")],
  ["colortbl", list("colors")],
  ["stylesheet", list("styles")],
  ["info", (state) => void (state.group.destination = "info")],
  ["title", fact("Title")],
  ["subject", fact("Subject")],
  ["author", fact("Author")],
  ["manager", fact("Manager")],
  ["company", fact("Company")],
  ["operator", fact("Last modified by")],
  ["category", fact("Category")],
  ["keywords", fact("Keywords")],
  ["doccomm", fact("Description")],
  ["creatim", moment("Created")],
  ["revtim", moment("Modified")],
  ["printim", moment("Last printed")],
  ["pict", picture],
  ["footnote", aside("footnotes")],
  ["annotation", comment],
  ["atnauthor", author],
  ["shptxt", box],
  ...runningHeads,
]);

/** Words that mean something only among the facts about the document. */
export const factWords: ReadonlySet<string> = new Set([
  ...["title", "subject", "author", "manager", "company", "operator", "category", "keywords", "doccomm"],
  ...["creatim", "revtim", "printim"],
]);
