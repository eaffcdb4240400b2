import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import type { LibraryFile } from "../../model/documents/library-file.ts";
import { defineRoute } from "../define-route.ts";
import { sendContent } from "../files/send-content.ts";
import { takeUploads, usualUploadLimits } from "../files/take-uploads.ts";
import { OpenAiFile } from "./chat-shapes.ts";

const tag = "OpenAI-compatible";
const FileParams = z.object({ file: z.string().min(1).max(300) });

const uploadFile = defineRoute({
  name: "openAiUploadFile",
  method: "POST",
  path: "/v1/files",
  tag,
  summary: "Upload one file: multipart/form-data, fields “file” and “purpose”",
  scope: "run",
  streams: "multipart/form-data",
  answers: { 200: OpenAiFile },
  async handler({ incoming, dossier, signal }) {
    const store = (file: Parameters<typeof dossier.documents.add>[0]) => dossier.documents.add(file, signal);
    const { files, fields } = await takeUploads(incoming, {
      limits: { ...usualUploadLimits, files: 1 },
      store,
    });
    const [file] = files;
    if (file === undefined) throw new Failure("invalid", "The field “file” is missing.");
    return { status: 200, body: toFile(file, fields["purpose"]) };
  },
});

const listFiles = defineRoute({
  name: "openAiListFiles",
  method: "GET",
  path: "/v1/files",
  tag,
  summary: "The files of the library",
  scope: "read",
  query: z.object({ limit: z.coerce.number().int().min(1).max(10_000).default(1_000) }),
  answers: { 200: z.object({ object: z.literal("list"), data: z.array(OpenAiFile), has_more: z.boolean() }) },
  async handler({ query, dossier }) {
    const { items, next } = await dossier.documents.list({ limit: query.limit });
    const data = items.map((file) => toFile(file));
    return { status: 200, body: { object: "list", data, has_more: next !== null } };
  },
});

const getFile = defineRoute({
  name: "openAiGetFile",
  method: "GET",
  path: "/v1/files/{file}",
  tag,
  summary: "One file",
  scope: "read",
  params: FileParams,
  answers: { 200: OpenAiFile },
  handler: async ({ params, dossier }) => ({
    status: 200,
    body: toFile(await dossier.documents.find(params.file)),
  }),
});

const deleteFile = defineRoute({
  name: "openAiDeleteFile",
  method: "DELETE",
  path: "/v1/files/{file}",
  tag,
  summary: "Take a file out of the library",
  scope: "run",
  params: FileParams,
  answers: { 200: z.object({ id: z.string(), object: z.literal("file"), deleted: z.boolean() }) },
  async handler({ params, dossier }) {
    await dossier.documents.remove(params.file);
    return { status: 200, body: { id: params.file, object: "file", deleted: true } };
  },
});

const getFileContent = defineRoute({
  name: "openAiFileContent",
  method: "GET",
  path: "/v1/files/{file}/content",
  tag,
  summary: "The bytes of a file",
  scope: "read",
  params: FileParams,
  answers: { 200: { mediaType: "application/octet-stream" } },
  async handler({ params, dossier, signal }) {
    const whole = { isDownload: true, range: undefined, ifRange: undefined, ifNoneMatch: undefined };
    return sendContent(await dossier.documents.content(params.file, signal), whole);
  },
});

function toFile(
  { id, bytes, createdAt, fileName }: LibraryFile,
  purpose = "user_data",
): z.infer<typeof OpenAiFile> {
  return {
    id,
    object: "file",
    bytes,
    created_at: Math.floor(createdAt / 1_000),
    filename: fileName,
    purpose,
  };
}

export const fileRoutes = [uploadFile, listFiles, getFile, deleteFile, getFileContent] as const;
