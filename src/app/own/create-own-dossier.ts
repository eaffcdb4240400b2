import { currentRound } from "../../model/workflow.ts";
import type { Caller } from "../../model/accounts/caller.ts";
import { Failure } from "../../model/failure.ts";
import type { Workflow } from "../../model/workflow.ts";
import type { OwnStore } from "../../store/own/own-store.ts";
import type { OwnDocuments, OwnDossier } from "./own-dossier.ts";
import { showRound } from "../rounds/show-round.ts";
import { withinStorage } from "./check-quota.ts";
import { createOwnConnections } from "./own-connections.ts";
import { createOwnDocuments } from "./own-documents.ts";
import { createOwnSteering } from "./own-steering.ts";
import type { OwnBase, Steering } from "./own-base.ts";

/** Binds everything to one caller. Whatever names a workflow or a document is looked up among the caller's own first. */
export function createOwnDossier(caller: Caller, base: OwnBase, steer: Steering): OwnDossier {
  const user = caller.userId;
  const store = base.store.as(user);
  const need = (id: string) => needOwn(store, id);
  const library = createOwnDocuments(store, base);
  const documents: OwnDocuments = {
    ...library,
    add: async ({ fileName, content }, signal) =>
      library.add({ fileName, content: await withinStorage(user, content, base) }, signal),
  };
  return {
    caller,
    ...createOwnSteering({ user, need, documents, base, steer }),
    list: (filter) => store.listWorkflows(filter),
    workflow: need,
    async round(id, number) {
      return showRound(upTo(await need(id), number), base);
    },
    async events(id, after) {
      await needOwned(store, id);
      return store.readEvents(id, after);
    },
    async *follow(id, options) {
      await needOwned(store, id);
      yield* store.follow(id, options);
    },
    async *followPages(id, options) {
      await needOwned(store, id);
      yield* store.followPages(id, options);
    },
    changes: (signal) => store.watch(signal),
    async evidence(id, number, evidenceId) {
      const { findEvidence } = await import("./find-evidence.ts");
      return findEvidence(upTo(await need(id), number), evidenceId, base.blobs);
    },
    deliverables: {
      document: async (...wanted) => (await openDeliverables(need, base)).document(...wanted),
      write: async (...wanted) => (await openDeliverables(need, base)).write(...wanted),
    },
    documents,
    usage: (range) => store.usage(range),
    usageBy: (by, range) => store.usageBy(by, range),
    async check(wanted, signal) {
      const { checkOwn } = await import("./check-own.ts");
      return checkOwn(wanted, { documents, config: base.config, signal });
    },
    connections: createOwnConnections(caller, base),
    requests: store.requests,
  };
}

/** Loaded when first asked for, like everything here that reads or writes documents: a server is up at once. */
async function openDeliverables(need: (id: string) => Promise<Workflow>, base: OwnBase) {
  const { createOwnDeliverables } = await import("./own-deliverables.ts");
  return createOwnDeliverables(need, base);
}

/** The workflow as it was when a round was its last. */
function upTo(workflow: Workflow, number: number): Workflow {
  if (number === workflow.round && currentRound(workflow) !== undefined) return workflow;
  const rounds = workflow.rounds.filter((round) => round.number <= number);
  if (rounds.at(-1)?.number !== number)
    throw new Failure("not-found", `Workflow ${workflow.id} has no round ${number}.`);
  return { ...workflow, round: number, rounds };
}

async function needOwned(store: OwnStore, id: string): Promise<void> {
  if (!(await store.owns(id))) throw noWorkflow(id);
}

async function needOwn(store: OwnStore, id: string): Promise<Workflow> {
  const workflow = await store.getWorkflow(id);
  if (workflow === undefined) throw noWorkflow(id);
  return workflow;
}

/** The same words for what is not there and what is somebody else's. */
function noWorkflow(id: string): Failure {
  return new Failure("not-found", `There is no workflow ${id}.`);
}
