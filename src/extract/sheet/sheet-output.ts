import { Failure } from "../../model/failure.ts";
import type { NewPart, Sink } from "../reader.ts";

/** Where a workbook's parts go: counts what was found and stops what repeats itself without end. */
export interface SheetOutput {
  fileName: string;
  /** Content: without any, a workbook is empty. */
  part(part: NewPart): Promise<void>;
  /** Names and properties, which alone do not make content. */
  label(part: NewPart): Promise<void>;
  /** Accounts for text that stands once in the file and appears wherever a cell points to it. */
  repeat(length: number): void;
  warn(code: string, message: string): void;
  rowDone(): void;
  /** A sign of life where no rows come yet. */
  beat(): void;
  isEmpty(): boolean;
}

const freeText = 64 * 1_048_576;
const mostRepetition = 16;
const rowsPerSign = 1_000;

/** `bytes` is the unpacked size: text may repeat to 64 MB plus 16 times that, which no honest table reaches. */
export function createSheetOutput(sink: Sink, fileName: string, bytes: number): SheetOutput {
  const most = freeText + mostRepetition * bytes;
  let repeated = 0;
  let parts = 0;
  let rows = 0;
  const warned = new Set<string>();
  return {
    fileName,
    async part(part) {
      parts += 1;
      await sink.part(part);
    },
    label: (part) => sink.part(part),
    repeat(length) {
      repeated += length;
      if (repeated > most)
        throw new Failure(
          "limit",
          `${fileName} repeats the same texts to more than ${Math.round(most / 1_048_576)} MB; it was not read to its end. Split it into smaller workbooks.`,
        );
    },
    warn(code, message) {
      if (warned.has(code)) return;
      warned.add(code);
      sink.warn(code, message);
    },
    rowDone() {
      rows += 1;
      if (rows % rowsPerSign === 0) sink.progress(rows);
    },
    beat: () => sink.progress(rows),
    isEmpty: () => parts === 0,
  };
}
