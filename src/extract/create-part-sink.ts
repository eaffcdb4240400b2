import { cleanFileName } from "../lib/text/clean-file-name.ts";
import { Failure } from "../model/failure.ts";
import { isOver } from "./sandbox/job-state.ts";
import type { JobState } from "./sandbox/job-state.ts";
import type { JobOutlet } from "./sandbox/outlet.ts";
import type { NewPart, Sink } from "./reader.ts";
import { partTemplates } from "./part-templates.ts";
import type { ReadPart } from "./sandbox/messages.ts";
import { unfoldsTooFar } from "./archive/unfolds-too-far.ts";
import { unpackAttachment } from "./unpack-attachment.ts";
import { weighPart } from "./weigh-part.ts";

/** A document that was found inside another one: the file it was unpacked to, or why it was not. */
export interface HeldDocument {
  fileName: string;
  content: string | Failure;
}

export interface PartSink extends Sink {
  /** Sends what is left, and hands over the documents that were found inside. */
  end(): Promise<HeldDocument[]>;
  /** What is seen, by lines and by rows of its tables; as much as a page or a few hold. */
  lines(): readonly string[];
}

export interface SinkPlace {
  index: number;
  documentId: string;
  fileName: string;
  /** 0 for the file itself, 1 for a document inside it. */
  depth: number;
}

const batchBytes = 262_144;
const mostWarnings = 200;

/** Gathers a reader's parts into batches and sends them on; what it attaches is kept until it is done. */
export function createPartSink(place: SinkPlace, state: JobState, outlet: JobOutlet): PartSink {
  const { index, documentId, fileName } = place;
  const held: HeldDocument[] = [];
  const warnings = createWarnings(fileName);
  const seen = createSeenLines();
  let batch: ReadPart[] = [];
  let batched = 0;
  let count = 0;
  const flush = async () => {
    const parts = batch;
    [batch, batched] = [[], 0];
    if (parts.length > 0) await outlet.send({ kind: "parts", index, parts });
    for (const warning of warnings.take()) await outlet.send({ kind: "warning", index, ...warning });
  };
  const part = async (found: NewPart) => {
    for (const piece of partTemplates(found)) await add(piece);
  };
  const add = async (found: NewPart) => {
    const bytes = weighPart(found);
    state.outputBytes += bytes;
    if (isOver(state)) throw unfoldsTooFar(state.job.fileName);
    seen.add(found);
    batch.push({ ...found, id: `${documentId}#${(count += 1)}`, document: documentId });
    batched += bytes;
    outlet.alive(index);
    if (batched >= batchBytes) await flush();
  };
  return {
    part,
    warn: warnings.add,
    lines: seen.lines,
    progress: (done, total) => outlet.alive(index, { done, ...(total === undefined ? {} : { total }) }),
    async attach(given) {
      const attachment = { ...given, fileName: cleanFileName(given.fileName) };
      refuseMore(place, state, held.length);
      const alive = () => outlet.alive(index);
      const content =
        place.depth < state.job.limits.depth
          ? await unpackAttachment(attachment, state, alive)
          : tooDeep(attachment.fileName, state);
      held.push({ fileName: attachment.fileName, content });
    },
    async end() {
      if (held.length > 0) {
        const text = held.map((inside) => `Contains: ${inside.fileName}`).join("\n");
        await part({ type: "metadata", text, position: { path: "contents" } });
      }
      if (count === 0) warnings.add("empty", `${fileName} holds no text.`);
      await flush();
      return held;
    },
  };
}

const mostSeen = 2_000;
const longestSeen = 500;

function createSeenLines() {
  const lines: string[] = [];
  return {
    add({ type, text, table, hidden }: NewPart) {
      if (lines.length >= mostSeen || hidden !== undefined || type === "metadata") return;
      const room = mostSeen - lines.length;
      const rows = table?.rows.slice(0, room).map((row) => row.join(" | ")) ?? text.split("\n", room);
      for (const line of rows) lines.push(line.slice(0, longestSeen));
    },
    lines: () => lines,
  };
}

/** A file with a fault in every row says so 200 times, not a million times. */
function createWarnings(fileName: string) {
  let waiting: { code: string; message: string }[] = [];
  let count = 0;
  return {
    add(code: string, message: string) {
      count += 1;
      if (count < mostWarnings) waiting.push({ code, message });
      if (count === mostWarnings)
        waiting.push({ code: "more", message: `${fileName} gave more warnings than are listed.` });
    },
    take() {
      const taken = waiting;
      waiting = [];
      return taken;
    },
  };
}

function refuseMore({ fileName }: SinkPlace, { documents, job }: JobState, held: number): void {
  if (documents + held < job.limits.documents) return;
  throw new Failure(
    "limit",
    `${fileName} holds more than ${job.limits.documents} documents, counting those inside others. Send fewer at a time.`,
  );
}

function tooDeep(fileName: string, { job }: JobState): Failure {
  return new Failure(
    "limit",
    `${fileName} stands more than ${job.limits.depth} documents deep inside ${job.fileName}; it was not read. Send it by itself.`,
  );
}
