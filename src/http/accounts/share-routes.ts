import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import type { RoundResult } from "../../model/round-result.ts";
import type { Workflow } from "../../model/workflow.ts";
import { defineRoute } from "../define-route.ts";
import { sendContent } from "../files/send-content.ts";
import { PublicResult, toPublicResult } from "../shapes/public-round.ts";
import { linkTo, needAccount } from "./account-call.ts";
import type { AccountCall } from "./account-call.ts";
import { Id, Secret, Seconds } from "./account-shapes.ts";
import { readCookie, shareCookieName, toCookie } from "./cookies.ts";

const tag = "Sharing";
const weekS = 7 * 86_400;

const ShownShare = z
  .object({ id: z.string(), createdAt: z.number(), expiresAt: z.number(), sources: z.boolean() })
  .meta({ id: "Share" });

const create = defineRoute({
  name: "shareWorkflow",
  method: "POST",
  path: "/api/v1/workflows/{id}/shares",
  tag,
  summary: "A link that lets others read a workflow as it is now; its secret stands after the #",
  scope: "run",
  params: Id,
  body: z.object({ expiresIn: Seconds.default(weekS), sources: z.boolean().default(false) }),
  answers: { 201: ShownShare.extend({ url: z.string() }) },
  async handler(call) {
    const { accounts, caller, doer } = await needAccount(call);
    const { expiresIn, sources } = call.body;
    const workflowId = call.params.id;
    const upTo = await call.services.dossier.lastOffset(caller.userId, workflowId);
    const wanted = { workflowId, upTo, sources, expiresInMs: expiresIn * 1_000 };
    const { share, secret } = await accounts.shares.create(caller.userId, wanted, doer);
    const { id, createdAt, expiresAt } = share;
    const url = linkTo(`/shared/${id}#${secret}`, call);
    return { status: 201, body: { id, createdAt, expiresAt, sources, url } };
  },
});

const list = defineRoute({
  name: "listShares",
  method: "GET",
  path: "/api/v1/workflows/{id}/shares",
  tag,
  summary: "The links under which a workflow is shared",
  scope: "read",
  params: Id,
  answers: { 200: z.object({ shares: z.array(ShownShare) }) },
  async handler(call) {
    const { accounts, caller } = await needAccount(call);
    await call.services.dossier.lastOffset(caller.userId, call.params.id);
    const found = await accounts.shares.list(caller.userId, call.params.id);
    const shares = found.map(({ id, createdAt, expiresAt, sources }) => ({
      id,
      createdAt,
      expiresAt,
      sources,
    }));
    return { status: 200, body: { shares } };
  },
});

const end = defineRoute({
  name: "endShare",
  method: "DELETE",
  path: "/api/v1/workflows/{id}/shares/{share}",
  tag,
  summary: "End a shared link",
  scope: "run",
  params: Id.extend({ share: z.string().min(1).max(200) }),
  answers: { 204: null },
  async handler(call) {
    const { accounts, caller, doer } = await needAccount(call);
    const { id, share } = call.params;
    const isThere = (await accounts.shares.list(caller.userId, id)).some((found) => found.id === share);
    if (!isThere || !(await accounts.shares.end(caller.userId, share, doer)))
      throw new Failure("not-found", `There is no shared link ${share}.`);
    return { status: 204 };
  },
});

const openShare = defineRoute({
  name: "openShare",
  method: "POST",
  path: "/api/v1/shared/{id}",
  tag,
  summary: "Exchange a link's secret for a cookie that opens it for an hour",
  scope: "none",
  params: Id,
  body: z.object({ secret: Secret }),
  answers: { 200: z.object({ expiresAt: z.number() }) },
  async handler(call) {
    const { services, params, body, address } = call;
    const { pass, expiresAt } = await services.dossier.accounts.shares.open(params.id, body.secret, {
      address,
    });
    const isSecure = services.access?.isSecure === true;
    const cookie = toCookie({
      ...{ name: shareCookieName(isSecure), value: pass, isSecure },
      maxAge: (expiresAt - services.clock.now()) / 1_000,
      path: `/api/v1/shared/${encodeURIComponent(params.id)}`,
    });
    return { status: 200, body: { expiresAt }, headers: { "set-cookie": cookie, "x-robots-tag": "noindex" } };
  },
});

/** A round as others may see it: what was asked and what came of it, not how it was made. */
const SharedRound = z.object({
  number: z.number().int(),
  prompt: z.string(),
  status: z.string(),
  startedAt: z.number(),
  finishedAt: z.number().optional(),
  result: PublicResult.optional(),
});

const readShare = defineRoute({
  name: "getSharedWorkflow",
  method: "GET",
  path: "/api/v1/shared/{id}/workflow",
  tag,
  summary: "A shared workflow as it was when it was shared",
  scope: "none",
  params: Id,
  answers: {
    200: z.object({
      createdAt: z.number(),
      updatedAt: z.number(),
      sources: z.array(
        z.object({ id: z.string(), fileName: z.string(), mediaType: z.string(), href: z.string() }),
      ),
      rounds: z.array(SharedRound),
    }),
  },
  async handler(call) {
    const share = await needShare(call, call.params.id);
    const workflow = await call.services.dossier.shared(share).workflow();
    const body = toShared(workflow, { id: share.id, sources: share.sources });
    return { status: 200, body, headers: { "x-robots-tag": "noindex" } };
  },
});

const readContent = defineRoute({
  name: "getSharedContent",
  method: "GET",
  path: "/api/v1/shared/{id}/documents/{document}/content",
  tag,
  summary: "A file of a shared workflow",
  scope: "none",
  params: Id.extend({ document: z.string().min(1).max(300) }),
  query: z.object({ download: z.enum(["0", "1"]).optional() }),
  answers: { 200: { mediaType: "application/octet-stream" } },
  async handler(call) {
    const { params, query, incoming, services, signal } = call;
    const share = await needShare(call, params.id);
    const content = await services.dossier.shared(share).content(params.document, signal);
    const { range, "if-range": ifRange, "if-none-match": ifNoneMatch } = incoming.headers;
    const first = Array.isArray(ifRange) ? ifRange[0] : ifRange;
    return sendContent(content, { isDownload: query.download === "1", range, ifRange: first, ifNoneMatch });
  },
});

async function needShare({ services, incoming }: AccountCall, id: string) {
  const pass = readCookie(incoming, shareCookieName(services.access?.isSecure === true)) ?? "";
  const share = await services.dossier.accounts.shares.find(id, pass);
  if (share === undefined) throw new Failure("not-found", "This link has ended or was never made.");
  return share;
}

function toShared(workflow: Workflow, { id, sources }: { id: string; sources: boolean }) {
  const hrefOf = (document: string) =>
    `/api/v1/shared/${encodeURIComponent(id)}/documents/${encodeURIComponent(document)}/content`;
  const show = (result: RoundResult) => {
    const shown = toPublicResult(result);
    return { ...shown, documents: shown.documents.map((file) => ({ ...file, href: hrefOf(file.id) })) };
  };
  const given = workflow.messages
    .flatMap(({ documents }) => documents)
    .filter(({ provenance }) => sources && provenance !== "generated");
  return {
    createdAt: workflow.createdAt,
    updatedAt: workflow.updatedAt,
    sources: given.map(({ id: document, fileName, mediaType }) => ({
      ...{ id: document, fileName, mediaType, href: hrefOf(document) },
    })),
    rounds: workflow.rounds.map(({ number, prompt, status, startedAt, finishedAt, result }) => ({
      ...{ number, prompt, status, startedAt },
      ...(finishedAt !== undefined && { finishedAt }),
      ...(result && { result: show(result) }),
    })),
  };
}

export const shareRoutes = [create, list, end, openShare, readShare, readContent] as const;
