import { destinations, factWords } from "./destinations.ts";
import { endTable } from "./put-table.ts";
import { endParagraph, faceOf, flushBytes, isInTable, isSymbolFace, putText } from "./put-text.ts";
import type { RtfState } from "./rtf-state.ts";
import { signs, textWords } from "./text-words.ts";
import type { RtfHandlers } from "./tokenize-rtf.ts";

const largestPicture = 20 * 1_048_576;

/** What groups, words and text of RTF mean, put into the flow. */
export function createRtfHandlers(state: RtfState): RtfHandlers & { end(): void } {
  const closeGroup = () => {
    flushBytes(state);
    const ended = state.group;
    if (ended.destination === "styles") endStyle(state);
    const outer = state.groups.pop();
    ended.close?.();
    if (outer !== undefined) state.group = outer;
    state.toSkip = 0;
    state.starred = false;
  };
  return {
    openGroup() {
      flushBytes(state);
      state.groups.push(state.group);
      state.group = { ...state.group, close: undefined };
      state.toSkip = 0;
      state.starred = false;
    },
    closeGroup,
    control(word, value) {
      if (state.group.destination === "skip") {
        // The end of a nested row hides among the settings of that row.
        if (word === "nestrow" && isInTable(state)) state.cell.push({ text: "\n", hidden: undefined });
        return;
      }
      flushBytes(state);
      takeControl(state, word, value);
    },
    bytes: (bytes) => takeBytes(state, bytes),
    hex(byte) {
      if (state.toSkip > 0) state.toSkip -= 1;
      else if (state.group.destination !== "skip") state.pending.push(byte);
    },
    binary(bytes) {
      if (state.group.destination === "picture") addPicture(state, Buffer.from(bytes));
    },
    end() {
      flushBytes(state);
      while (state.groups.length > 0) closeGroup();
      state.rowPending = false;
      state.paragraph.inTable = false;
      if (state.open) endParagraph(state);
      endTable(state);
    },
  };
}

function takeControl(state: RtfState, word: string, value: number | undefined): void {
  const sign = signs.get(word);
  if (word === "*") {
    state.starred = true;
    return;
  }
  const starred = state.starred;
  state.starred = false;
  if (state.toSkip > 0 && sign !== undefined) {
    state.toSkip -= 1;
    return;
  }
  if (word !== "u") state.toSkip = 0;
  if (sign !== undefined) return putText(state, sign);
  const enter =
    factWords.has(word) && state.group.destination !== "info" ? undefined : destinations.get(word);
  if (enter !== undefined) return enter(state);
  if (starred || (word.startsWith("m") && word.endsWith("Pr"))) state.group.destination = "skip";
  else textWords.get(word)?.(state, value);
}

function takeBytes(state: RtfState, bytes: Uint8Array): void {
  const { destination } = state.group;
  if (destination === "skip") return;
  if (destination === "picture") return addHex(state, bytes);
  const skipped = Math.min(state.toSkip, bytes.length);
  state.toSkip -= skipped;
  const rest = bytes.subarray(skipped);
  if (state.pending.length === 0 && rest.every((byte) => byte < 0x80) && !isSymbolFace(faceOf(state)))
    return putText(state, Buffer.from(rest).toString("latin1"));
  for (const byte of rest) state.pending.push(byte);
}

function addHex(state: RtfState, bytes: Uint8Array): void {
  const { picture } = state;
  const digits =
    picture.half +
    Buffer.from(bytes)
      .toString("latin1")
      .replaceAll(/[^0-9a-fA-F]/g, "");
  const even = digits.length - (digits.length % 2);
  picture.half = digits.slice(even);
  addPicture(state, Buffer.from(digits.slice(0, even), "hex"));
}

/** Of a picture that is too large nothing is kept but its size. */
function addPicture({ picture }: RtfState, chunk: Buffer): void {
  picture.size += chunk.length;
  if (picture.size > largestPicture) picture.chunks = [Buffer.alloc(0)];
  else if (picture.mediaType !== undefined) picture.chunks.push(chunk);
}

function endStyle(state: RtfState): void {
  const { styles, entry } = state;
  const name = entry.name.replace(/;.*$/s, "").trim();
  if (name !== "") styles.set(entry.number, { name, outline: entry.outline });
  state.entry = { number: 0, outline: undefined, name: "" };
}
