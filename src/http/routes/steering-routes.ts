import { z } from "zod";
import { Approval, ApprovalAnswer } from "../../model/action.ts";
import { defineRoute } from "../define-route.ts";
import { StartedAnswer, WorkflowParams } from "../shapes/parameters.ts";

const stopWorkflow = defineRoute({
  name: "stopWorkflow",
  method: "POST",
  path: "/api/v1/workflows/{id}/stop",
  tag: "Steering",
  summary: "Stop the running round; it can be resumed",
  scope: "run",
  params: WorkflowParams,
  answers: { 204: null },
  async handler({ params, dossier }) {
    await dossier.stop(params.id);
    return { status: 204 };
  },
});

const budget = z.number().nonnegative().max(1_000_000).optional();

const resumeWorkflow = defineRoute({
  name: "resumeWorkflow",
  method: "POST",
  path: "/api/v1/workflows/{id}/resume",
  tag: "Steering",
  summary: "Resume after a stop, a crash or a failure",
  scope: "run",
  startsWork: true,
  params: WorkflowParams,
  body: z.object({ budget, password: z.string().min(1).max(1_000).optional() }),
  answers: { 202: StartedAnswer },
  handler: async ({ params, body, dossier }) => ({
    status: 202,
    body: await dossier.resume(params.id, body),
  }),
});

const retryWorkflow = defineRoute({
  name: "retryWorkflow",
  method: "POST",
  path: "/api/v1/workflows/{id}/retry",
  tag: "Steering",
  summary: "Retry the failed step, then carry on",
  scope: "run",
  startsWork: true,
  params: WorkflowParams,
  body: z.object({ budget }),
  answers: { 202: StartedAnswer },
  handler: async ({ params, body, dossier }) => ({ status: 202, body: await dossier.retry(params.id, body) }),
});

const forkWorkflow = defineRoute({
  name: "forkWorkflow",
  method: "POST",
  path: "/api/v1/workflows/{id}/fork",
  tag: "Steering",
  summary: "Rerun the latest round from one of its steps, as a new workflow",
  scope: "run",
  startsWork: true,
  params: WorkflowParams,
  body: z.object({ beforeStep: z.number().int().min(0).max(1_000_000) }),
  answers: { 201: StartedAnswer },
  handler: async ({ params, body, dossier }) => ({
    status: 201,
    body: await dossier.fork(params.id, body.beforeStep),
  }),
});

const listSteps = defineRoute({
  name: "listSteps",
  method: "GET",
  path: "/api/v1/workflows/{id}/steps",
  tag: "Steering",
  summary: "The recorded steps of the latest round, which can be forked from",
  scope: "read",
  params: WorkflowParams,
  answers: { 200: z.object({ steps: z.array(z.object({ index: z.number().int(), name: z.string() })) }) },
  handler: async ({ params, dossier }) => ({ status: 200, body: { steps: await dossier.steps(params.id) } }),
});

const answerApproval = defineRoute({
  name: "answerApproval",
  method: "POST",
  path: "/api/v1/workflows/{id}/approval",
  tag: "Steering",
  summary: "Approve or reject the pending action",
  scope: "run",
  startsWork: true,
  params: WorkflowParams,
  body: ApprovalAnswer,
  answers: { 200: Approval },
  handler: async ({ params, body, dossier }) => ({
    status: 200,
    body: await dossier.approve(params.id, body),
  }),
});

export const steeringRoutes = [
  ...[stopWorkflow, resumeWorkflow, retryWorkflow, forkWorkflow, listSteps, answerApproval],
] as const;
