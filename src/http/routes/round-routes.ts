import { z } from "zod";
import { Evidence } from "../../model/grounding.ts";
import { UnifiedDocument } from "../../model/unified-document.ts";
import { defineRoute } from "../define-route.ts";
import type { RouteContext } from "../define-route.ts";
import { attachmentHeaders } from "../files/file-headers.ts";
import { RoundParams, StartedAnswer, WorkflowParams } from "../shapes/parameters.ts";
import { PublicRound, toPublicRound } from "../shapes/public-round.ts";
import { RoundBody } from "../shapes/round-body.ts";

const NextBody = RoundBody.extend({
  prompt: z.string().max(4_000_000).default(""),
  provable: z.boolean().optional(),
});

/** What is said for the person who asks for the provable part and says nothing else. */
const provablePrompt = "Deliver what is proven.";

const startRound = defineRoute({
  name: "startRound",
  method: "POST",
  path: "/api/v1/workflows/{id}/rounds",
  tag: "Rounds",
  summary: "Continue a workflow with another request, or ask for the provable part of a refused one",
  scope: "run",
  startsWork: true,
  params: WorkflowParams,
  body: NextBody,
  answers: { 201: StartedAnswer },
  async handler(context) {
    const { params, body, dossier } = context;
    const prompt = body.prompt.trim() === "" && body.provable === true ? provablePrompt : body.prompt;
    const there = await findBegun(context, prompt);
    const started = there ?? (await dossier.continue(params.id, { ...body, prompt }));
    const location = `/api/v1/workflows/${params.id}/rounds/${started.round}`;
    return { status: 201, body: started, headers: { location } };
  },
});

/** What a process started for the same request before it died. */
async function findBegun(
  { begunAt, dossier, params }: RouteContext<typeof WorkflowParams, undefined, typeof NextBody>,
  prompt: string,
) {
  if (begunAt === undefined) return undefined;
  const { id, rounds } = await dossier.workflow(params.id);
  const last = rounds.at(-1);
  if (last === undefined || last.prompt !== prompt || last.startedAt < begunAt) return undefined;
  return { workflowId: id, round: last.number };
}

const getRound = defineRoute({
  name: "getRound",
  method: "GET",
  path: "/api/v1/workflows/{id}/rounds/{round}",
  tag: "Rounds",
  summary: "The result of a round, which may still be running",
  scope: "read",
  params: RoundParams,
  answers: { 200: PublicRound },
  handler: async ({ params, dossier }) => ({
    status: 200,
    body: toPublicRound(await dossier.round(params.id, params.round)),
  }),
});

const CitedAnswer = Evidence.omit({ table: true, orders: true, language: true })
  .extend({ part: z.string().optional(), text: z.string() })
  .meta({ id: "CitedEvidence" });

const getEvidence = defineRoute({
  name: "getEvidence",
  method: "GET",
  path: "/api/v1/workflows/{id}/rounds/{round}/evidence/{evidence}",
  tag: "Rounds",
  summary: "What a citation leads to: its words, and the passage they stand in",
  scope: "read",
  params: RoundParams.extend({ evidence: z.string().min(1).max(500) }),
  answers: { 200: CitedAnswer },
  handler: async ({ params, dossier }) => ({
    status: 200,
    body: await dossier.evidence(params.id, params.round, params.evidence),
  }),
});

const DeliverableParams = RoundParams.extend({ document: z.string().min(1).max(300) });

const getDeliverable = defineRoute({
  name: "getDeliverable",
  method: "GET",
  path: "/api/v1/workflows/{id}/rounds/{round}/deliverables/{document}",
  tag: "Rounds",
  summary: "The document that a finished file was written from",
  scope: "read",
  params: DeliverableParams,
  answers: { 200: UnifiedDocument },
  handler: async ({ params, dossier }) => ({
    status: 200,
    body: await dossier.deliverables.document(params.id, params.round, params.document),
  }),
});

const writeDeliverable = defineRoute({
  name: "writeDeliverable",
  method: "GET",
  path: "/api/v1/workflows/{id}/rounds/{round}/deliverables/{document}/{format}",
  tag: "Rounds",
  summary: "The same document written in another format",
  scope: "read",
  params: DeliverableParams.extend({ format: z.string().min(1).max(10) }),
  answers: { 200: { mediaType: "application/octet-stream" } },
  async handler({ params, dossier, signal }) {
    const { id: workflowId, round, document: documentId, format } = params;
    const wanted = { workflowId, round, documentId, format };
    const { fileName, mediaType, bytes } = await dossier.deliverables.write(wanted, signal);
    return new Response(new Uint8Array(bytes), { headers: attachmentHeaders({ fileName, mediaType }) });
  },
});

export const roundRoutes = [startRound, getRound, getEvidence, getDeliverable, writeDeliverable] as const;
