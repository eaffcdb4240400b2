import { z } from "zod";
import { ContentPart } from "../../model/document.ts";
import { LibraryFile, ListedFile } from "../../model/documents/library-file.ts";
import { defineRoute } from "../define-route.ts";
import { attachmentHeaders } from "../files/file-headers.ts";
import { sendContent } from "../files/send-content.ts";
import { takeUploads, usualUploadLimits } from "../files/take-uploads.ts";
import { headerOf } from "../serve/answer-route.ts";
import { fileHeaders } from "../serve/security-headers.ts";
import { DocumentParams, paging, search } from "../shapes/parameters.ts";

const uploadDocuments = defineRoute({
  name: "uploadDocuments",
  method: "POST",
  path: "/api/v1/documents",
  tag: "Documents",
  summary: "Upload files to the library: multipart/form-data, field “files”, as often as there are files",
  scope: "run",
  streams: "multipart/form-data",
  answers: { 201: z.object({ documents: z.array(LibraryFile) }) },
  async handler({ incoming, dossier, signal }) {
    const store = (file: Parameters<typeof dossier.documents.add>[0]) => dossier.documents.add(file, signal);
    const { files: documents } = await takeUploads(incoming, { limits: usualUploadLimits, store });
    return { status: 201, body: { documents } };
  },
});

const listDocuments = defineRoute({
  name: "listDocuments",
  method: "GET",
  path: "/api/v1/documents",
  tag: "Documents",
  summary: "List the files of the library, newest first",
  scope: "read",
  query: z.object({ search, ...paging }),
  answers: { 200: z.object({ documents: z.array(ListedFile), next: z.string().nullable() }) },
  async handler({ query, dossier }) {
    const { items: documents, next } = await dossier.documents.list(query);
    return { status: 200, body: { documents, next } };
  },
});

const DocumentAnswer = LibraryFile.extend({
  workflowId: z.string().optional(),
  isGenerated: z.boolean(),
}).meta({ id: "Document" });

const getDocument = defineRoute({
  name: "getDocument",
  method: "GET",
  path: "/api/v1/documents/{id}",
  tag: "Documents",
  summary: "A file of the library, or any document of a workflow",
  scope: "read",
  params: DocumentParams,
  answers: { 200: DocumentAnswer },
  handler: async ({ params, dossier }) => ({ status: 200, body: await dossier.documents.find(params.id) }),
});

const deleteDocument = defineRoute({
  name: "deleteDocument",
  method: "DELETE",
  path: "/api/v1/documents/{id}",
  tag: "Documents",
  summary: "Take a file out of the library; workflows that hold it keep it",
  scope: "run",
  params: DocumentParams,
  answers: { 204: null },
  async handler({ params, dossier }) {
    await dossier.documents.remove(params.id);
    return { status: 204 };
  },
});

const getContent = defineRoute({
  name: "getContent",
  method: "GET",
  path: "/api/v1/documents/{id}/content",
  tag: "Documents",
  summary: "The bytes of a document, whole or one range of them",
  scope: "read",
  params: DocumentParams,
  query: z.object({ download: z.string().max(10).optional() }),
  answers: { 200: { mediaType: "application/octet-stream" } },
  async handler({ params, query, dossier, incoming, signal }) {
    return sendContent(await dossier.documents.content(params.id, signal), {
      isDownload: query.download !== undefined && query.download !== "0",
      range: incoming.headers.range,
      ifRange: headerOf(incoming, "if-range"),
      ifNoneMatch: incoming.headers["if-none-match"],
    });
  },
});

const getParts = defineRoute({
  name: "getParts",
  method: "GET",
  path: "/api/v1/documents/{id}/parts",
  tag: "Documents",
  summary: "A document as it was read: its parts with their positions",
  scope: "read",
  params: DocumentParams,
  query: z.object({
    after: z.coerce.number().int().min(0).max(100_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  answers: {
    200: z.object({
      parts: z.array(ContentPart),
      next: z.number().int().nullable(),
      warnings: z.array(z.object({ code: z.string(), message: z.string() })),
    }),
  },
  handler: async ({ params, query, dossier, signal }) => ({
    status: 200,
    body: await dossier.documents.parts(params.id, query, signal),
  }),
});

const getPage = defineRoute({
  name: "getPage",
  method: "GET",
  path: "/api/v1/documents/{id}/pages/{page}",
  tag: "Documents",
  summary: "A page of a PDF, or a picture, as PNG",
  scope: "read",
  params: DocumentParams.extend({ page: z.coerce.number().int().min(1).max(100_000) }),
  answers: { 200: { mediaType: "image/png" } },
  async handler({ params, dossier, signal }) {
    const picture = await dossier.documents.picture(params.id, params.page, signal);
    const headers = attachmentHeaders({ fileName: `page-${params.page}.png`, mediaType: "image/png" });
    const shown = {
      ...headers,
      ...fileHeaders,
      "content-disposition": "inline",
      "cache-control": "private, max-age=3600",
    };
    return new Response(new Uint8Array(picture), { headers: shown });
  },
});

export const documentRoutes = [
  ...[uploadDocuments, listDocuments, getDocument, deleteDocument, getContent, getParts, getPage],
] as const;
