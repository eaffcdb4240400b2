import { z } from "zod";
import { shortHash } from "../../lib/hash.ts";
import { RoundStatus } from "../../model/round-result.ts";
import { WorkflowSummary } from "../../model/workflow.ts";
import { defineRoute } from "../define-route.ts";
import { paging, search, StartedAnswer, WorkflowParams } from "../shapes/parameters.ts";
import { PublicWorkflow, toPublicWorkflow } from "../shapes/public-round.ts";
import { RoundBody } from "../shapes/round-body.ts";

const ListedWorkflow = WorkflowSummary.extend({ waiting: z.boolean() }).meta({ id: "WorkflowSummary" });

const listWorkflows = defineRoute({
  name: "listWorkflows",
  method: "GET",
  path: "/api/v1/workflows",
  tag: "Workflows",
  summary: "List workflows, newest first, or those that hold certain words",
  scope: "read",
  query: z.object({ search, status: z.union([z.literal("RUNNING"), RoundStatus]).optional(), ...paging }),
  answers: { 200: z.object({ workflows: z.array(ListedWorkflow), next: z.string().nullable() }) },
  async handler({ query, dossier }) {
    const { items, next } = await dossier.list(query);
    const workflows = items.map((item) => ({ ...item, waiting: item.waiting ?? false }));
    return { status: 200, body: { workflows, next } };
  },
});

const startWorkflow = defineRoute({
  name: "startWorkflow",
  method: "POST",
  path: "/api/v1/workflows",
  tag: "Workflows",
  summary: "Carry out a request on documents, as a new workflow",
  scope: "run",
  startsWork: true,
  body: RoundBody,
  answers: { 201: StartedAnswer },
  async handler({ body, dossier, incoming }) {
    const key = incoming.headers["idempotency-key"];
    // named after the key, so that not even a crash before the answer starts a second one
    const id = typeof key === "string" ? `wf_${shortHash([dossier.caller.userId, key])}` : undefined;
    const started = await dossier.start(body, id);
    return { status: 201, body: started, headers: { location: `/api/v1/workflows/${started.workflowId}` } };
  },
});

const getWorkflow = defineRoute({
  name: "getWorkflow",
  method: "GET",
  path: "/api/v1/workflows/{id}",
  tag: "Workflows",
  summary: "A workflow with its rounds and messages",
  scope: "read",
  params: WorkflowParams,
  answers: { 200: PublicWorkflow },
  handler: async ({ params, dossier }) => ({
    status: 200,
    body: toPublicWorkflow(await dossier.workflow(params.id)),
  }),
});

const deleteWorkflow = defineRoute({
  name: "deleteWorkflow",
  method: "DELETE",
  path: "/api/v1/workflows/{id}",
  tag: "Workflows",
  summary: "Delete a workflow with everything that only it holds",
  scope: "run",
  params: WorkflowParams,
  answers: { 204: null },
  async handler({ params, dossier }) {
    await dossier.remove(params.id);
    return { status: 204 };
  },
});

export const workflowRoutes = [listWorkflows, startWorkflow, getWorkflow, deleteWorkflow] as const;
