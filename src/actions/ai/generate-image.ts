import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { ActionContext } from "../action-context.ts";
import { defineAction } from "../define-action.ts";
import { storeMadeFrom } from "../document/made-from.ts";
import { pictureType } from "./images/picture-type.ts";

const Parameters = z.object({
  prompt: z.string().min(1).max(4_000).describe("what the picture shows, in full sentences"),
  alt: z.string().min(1).max(300).describe("what it shows in one sentence, for those who cannot see it"),
  size: z
    .string()
    .regex(/^\d{2,4}x\d{2,4}$/)
    .optional()
    .describe("width x height in pixels, such as 1024x1024"),
  quality: z.enum(["low", "medium", "high"]).optional(),
  count: z.int().min(1).max(4).default(1).describe("how many"),
});
type ImageParameters = z.infer<typeof Parameters>;

const extensions = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** Draws pictures. What a model drew proves nothing: it is generated, said to be, and never evidence. */
export const generateImage = defineAction({
  name: "ai.generateImage",
  summary: "Draw a picture from a description, as a file of its own. It is marked as generated.",
  effect: "read",
  needs: { documents: "none", connection: "none" },
  operation: "imageGenerate",
  parameters: Parameters,
  usesModel: true,
  async run(wanted, context) {
    const { run, ai, place } = context;
    const drawn = await run.step("draw", async ({ signal, key }) => {
      const wish = toWish(wanted);
      const made = await ai.draw({ wish, run: run.runId, stepKey: key, place, signal });
      const files: Omit<Document, "id">[] = [];
      for (const [index, data] of made.images.entries())
        files.push(await keepPicture({ data, index, model: made.model, wanted }, { context, signal }));
      const { warnings, usage, model } = made;
      return { files, warnings, usage, model };
    });
    context.used(drawn.usage);
    const documents = drawn.files.map((file): Document => ({ id: context.newId("doc"), ...file }));
    const names = documents.map(({ fileName }) => fileName).join(", ");
    return {
      kind: "done",
      summary: `${names}, drawn by ${drawn.model}`,
      findings: [],
      documents,
      ...(drawn.warnings.length > 0 && {
        warnings: drawn.warnings.map((message) => ({
          code: "picture",
          message: `${drawn.model}: ${message}`,
        })),
      }),
    };
  },
});

function toWish({ prompt, size, quality, count }: ImageParameters) {
  const [width = "", height = ""] = size?.split("x") ?? [];
  const pixels: `${number}x${number}` = `${Number(width)}x${Number(height)}`;
  return {
    prompt,
    count,
    ...(size !== undefined && { size: pixels }),
    ...(quality !== undefined && { quality }),
  };
}

interface DrawnPicture {
  data: Uint8Array;
  index: number;
  model: string;
  wanted: ImageParameters;
}

/** The bytes by what they are, not by what was asked for, and what they were made from beside them. */
async function keepPicture(
  { data, index, model, wanted }: DrawnPicture,
  { context, signal }: { context: ActionContext; signal: AbortSignal },
): Promise<Omit<Document, "id">> {
  const { blobs, language } = context;
  const mediaType = pictureType(data);
  if (mediaType === undefined) throw new Failure("model", `${model} returned something that is no picture.`);
  const extension = extensions[mediaType];
  const info = await blobs.put(streamOf(data), { signal });
  const made = await storeMadeFrom(
    blobs,
    { document: describePicture({ model, wanted, language, sha256: info.sha256 }), sources: [] },
    signal,
  );
  const number = wanted.count > 1 ? `-${index + 1}` : "";
  const fileName = cleanFileName(`${toStem(wanted.alt)}${number}.${extension}`);
  return { fileName, mediaType, ...info, provenance: "generated", madeFrom: made };
}

/** As a document of its own, so that it can be put into others and written in other formats. */
function describePicture(given: {
  model: string;
  wanted: ImageParameters;
  language: string;
  sha256: string;
}): UnifiedDocument {
  const { model, wanted, language, sha256 } = given;
  return {
    metadata: { title: wanted.alt, language, generated_by: model, prompt: wanted.prompt },
    sections: [
      {
        id: "picture",
        content_type: "image",
        elements: [{ document: `blob:${sha256}`, alt: wanted.alt, caption: `${wanted.alt} (${model})` }],
      },
    ],
  };
}

function toStem(alt: string): string {
  const plain = alt
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, 60)
    .replaceAll(/^-|-$/g, "");
  return plain === "" ? "picture" : plain;
}
