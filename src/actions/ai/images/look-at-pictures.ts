import { z } from "zod";
import { sha256 } from "../../../lib/hash.ts";
import type { ContentPart, Document, ExtractedDocument } from "../../../model/document.ts";
import { printPosition } from "../../../model/documents/print-position.ts";
import { Failure } from "../../../model/failure.ts";
import { lookAtPicture } from "../../../prompts/look-at-picture.ts";
import type { ActionContext } from "../../action-context.ts";
import { defineAction } from "../../define-action.ts";
import { loadParts, storeParts } from "../../document/store-parts.ts";
import { agreeNumbers } from "./agree-numbers.ts";
import { pictureType } from "./picture-type.ts";

const mostPictures = 20;
/** As large as providers look at; larger ones they reduce themselves, and count in full. */
const longestSide = 1_568;
const largestPicture = 5 * 1_048_576;
/** Rules, bullets and logos. */
const smallestPicture = 2_000;
const mostRecognised = 6_000;

/** Shows pictures of the documents to a model that can see. What it says stands beside what text recognition read. */
export const lookAtPictures = defineAction({
  name: "ai.lookAtPictures",
  summary:
    "Look at photos, charts, diagrams and scans in the documents and say what they show, so that it can be cited; for what is not written as text.",
  effect: "read",
  needs: { documents: "required", connection: "none" },
  operation: "imageAnalyse",
  parameters: z.object({ question: z.string().min(1).describe("what to look for in the pictures") }),
  inferParameters: ({ objective }) => ({ question: objective }),
  readsContent: true,
  usesModel: true,
  async run({ question }, context) {
    const { documents, extracted, blobs, run } = context;
    const seen: ExtractedDocument[] = [];
    let count = 0;
    for (const reading of extracted) {
      const document = documents.find(({ id }) => id === reading.documentId);
      if (document === undefined || document.provenance === "generated") continue;
      const parts = await loadParts(blobs, reading.partsSha256, run.signal);
      const pictures = parts.filter(isWorthLooking).slice(0, mostPictures - count);
      if (pictures.length === 0) continue;
      const looked: Looked[] = [];
      for (const picture of pictures) {
        await context.progress(count, mostPictures, document.fileName);
        looked.push(await lookOnce({ picture, parts, document, question }, context));
        count += 1;
      }
      seen.push(await addSeen({ reading, parts, looked }, context));
    }
    if (count === 0)
      throw new Failure("invalid", "There is no picture in the documents that a model could be shown.");
    return {
      ...{ kind: "done", summary: `${count} pictures looked at`, findings: [], documents: [] },
      extracted: seen,
    };
  },
});

/** A picture whose bytes are kept, in a form that can be drawn. */
function isWorthLooking({ image, hidden }: ContentPart): boolean {
  return (
    image !== undefined &&
    hidden !== true &&
    image.bytes >= smallestPicture &&
    !/svg|emf|wmf/.test(image.mediaType)
  );
}

interface PictureToSee {
  picture: ContentPart;
  parts: readonly ContentPart[];
  document: Document;
  question: string;
}

interface Looked {
  part: string;
  statements: string[];
  doubted: string[];
  model: string;
}

/** One picture, one step: reduced in the sandbox, shown to a model, its numbers held against the text that was read. */
async function lookOnce(
  { picture, parts, document, question }: PictureToSee,
  context: ActionContext,
): Promise<Looked> {
  const { run, ai, place, language } = context;
  const where = [document.fileName, printPosition(picture.position, language)].filter((part) => part !== "");
  const recognised = recognisedIn(picture, parts);
  const looked = await run.step(`look at ${picture.id}`, async ({ signal, key }) => {
    const data = await reducePicture(picture, context, signal);
    const mediaType = pictureType(data);
    if (mediaType === undefined || data.byteLength > largestPicture)
      throw new Failure("limit", `The picture in ${where.join(", ")} is too large to be shown to a model.`);
    const reply = await ai.content({
      prompt: lookAtPicture,
      input: {
        question,
        language,
        document: where.join(", "),
        picture: sha256(data),
        recognised: recognised.slice(0, mostRecognised),
      },
      pictures: [{ mediaType, data }],
      ...{ run: run.runId, stepKey: key, place, signal },
    });
    if (reply.kind === "unusable")
      throw new Failure("model", `Nobody could say what is in ${where.join(", ")}: ${reply.complaint}`);
    return { statements: reply.value.statements, usage: reply.usage };
  });
  for (const usage of looked.usage) context.used(usage);
  const agreed = looked.statements.map((statement) =>
    agreeNumbers(statement.replaceAll(/\s+/g, " ").trim(), recognised),
  );
  return {
    part: picture.id,
    statements: agreed.map(({ text }) => text).filter((text) => text !== ""),
    doubted: [...new Set(agreed.flatMap((one) => one.doubted))],
    model: looked.usage.at(-1)?.model ?? "a model",
  };
}

/** What was recognised as text on the same page, or in the same file where it has none. */
function recognisedIn({ position, text }: ContentPart, parts: readonly ContentPart[]): string {
  const near = parts.filter(
    (part) =>
      part.type !== "image" && part.position.page === position.page && part.position.slide === position.slide,
  );
  return [text, ...near.map((part) => part.text)].filter((line) => line !== "").join("\n");
}

async function reducePicture(
  { image, document }: ContentPart,
  { blobs, extract }: ActionContext,
  signal: AbortSignal,
): Promise<Uint8Array> {
  let reduced: Uint8Array = Buffer.of();
  const content = await blobs.open(image?.sha256 ?? "", { signal });
  await extract({
    ...{ documentId: document, fileName: "picture", content, ocr: "never", fit: longestSide, signal },
    async storeImage(data) {
      reduced = data;
      return sha256(data);
    },
  });
  return reduced;
}

interface SeenInDocument {
  reading: ExtractedDocument;
  parts: readonly ContentPart[];
  looked: readonly Looked[];
}

/** The parts of the document with what was seen behind each picture, at the picture's own place. */
async function addSeen(
  { reading, parts, looked }: SeenInDocument,
  { blobs, run, documents }: ActionContext,
): Promise<ExtractedDocument> {
  const all = parts.flatMap((part): ContentPart[] => {
    const { statements = [] } = looked.find((one) => one.part === part.id) ?? {};
    const { document, position, heading } = part;
    const about = { document, position, type: "text" as const, ...(heading && { heading }) };
    return [part, ...statements.map((text, index) => ({ ...about, id: `${part.id}s${index + 1}`, text }))];
  });
  const stored = await run.step("keep what was seen", ({ signal }) => storeParts(blobs, once(all), signal));
  const fileName = documents.find(({ id }) => id === reading.documentId)?.fileName ?? "a document";
  const models = [...new Set(looked.map(({ model }) => model))].join(", ");
  const doubted = [...new Set(looked.flatMap((one) => one.doubted))];
  const unsure = `In pictures of ${fileName} ${models} saw numbers that text recognition did not read: ${doubted.slice(0, 20).join(", ")}. They are marked [?] and prove nothing.`;
  return {
    ...reading,
    ...{ partsSha256: stored.sha256, partCount: stored.count, letters: stored.letters },
    warnings: [
      { code: "seen", message: `What pictures of ${fileName} show was described by ${models}.` },
      ...(doubted.length > 0 ? [{ code: "unconfirmed-number", message: unsure }] : []),
    ],
  };
}

async function* once(parts: readonly ContentPart[]): AsyncGenerator<readonly ContentPart[]> {
  yield parts;
}
