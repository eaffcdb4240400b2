import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import type { Accounts } from "../accounts/accounts.ts";
import type { Connections } from "../connect/connect.ts";
import type { RunInfo, StepInfo } from "../engine/run-info.ts";
import { untilAborted } from "../lib/abort.ts";
import type { Approval, ApprovalAnswer } from "../model/action.ts";
import type { ShareLink } from "../model/accounts/account-records.ts";
import type { Caller } from "../model/accounts/caller.ts";
import type { StoredEvent } from "../model/event.ts";
import { Failure } from "../model/failure.ts";
import type { RoundResult, ShownRound } from "../model/round-result.ts";
import { currentRound } from "../model/workflow.ts";
import type { Workflow, WorkflowSummary } from "../model/workflow.ts";
import type { Store } from "../store/store.ts";
import type { Config, ConfigInput } from "./config.ts";
import { resumeDocument, startDocument } from "./rounds/generate.ts";
import type { DocumentHandle, NewDocument } from "./rounds/generate.ts";
import { createBinding } from "./own/create-binding.ts";
import { createOwnDossier } from "./own/create-own-dossier.ts";
import type { Steering } from "./own/own-base.ts";
import { spentBy } from "./own/check-quota.ts";
import { createSharedDossier, lastOffset } from "./own/create-shared-dossier.ts";
import type { OwnDossier } from "./own/own-dossier.ts";
import type { SharedDossier } from "./own/shared-dossier.ts";
import { parseConfig } from "./settings/parse-config.ts";
import { openParts } from "./open-parts.ts";
import type { GivenParts, OpenParts } from "./open-parts.ts";
import { checkOutFolder } from "./files/check-out-folder.ts";
import type { ReadingProgress } from "./files/given-file.ts";
import type { ServerMeter } from "./telemetry/telemetry.ts";
import { beginRound } from "./rounds/begin-round.ts";
import type { NewRound } from "./rounds/new-round.ts";
import { handOutFiles } from "./rounds/hand-out-files.ts";
import { removeWorkflow } from "./removal/remove-workflow.ts";
import { listTruly, resultOf, showRound } from "./rounds/show-round.ts";
import { resumeRound, stopRound } from "./rounds/stop-round.ts";
import { answerApproval, forkRound, listSteps } from "./rounds/steer-round.ts";
import { keepWorking } from "./rounds/keep-working.ts";
import { toUnfinished, unfinishedResult } from "./rounds/unfinished-result.ts";

export interface RoundHandle {
  workflowId: string;
  /** From the round's first event on, live until it ends or the signal fires. */
  events(signal?: AbortSignal): AsyncIterable<StoredEvent>;
  result(signal?: AbortSignal): Promise<RoundResult>;
  stop(): Promise<void>;
  /** Told which file is read and how far, while this process reads it. */
  watch(onReading: (progress: ReadingProgress) => void): void;
}

export interface ResumeOptions {
  budget?: number;
  /** Where files go from now on; those of a finished round are written there again. */
  outFolder?: string;
  /** Opens protected files that are still to be read. */
  password?: string;
}

export interface Dossier {
  start(round: NewRound): Promise<RoundHandle>;
  /** The next round of a conversation, with its documents and history. */
  continue(workflowId: string, round: NewRound): Promise<RoundHandle>;
  /** Goes on after a crash, a stop or a failure; finished steps and AI answers are not repeated. */
  resume(workflowId: string, options?: ResumeOptions): Promise<RoundHandle>;
  /** Has the step that failed asked anew, and goes on; everything before it stays as it is. */
  retry(workflowId: string, options?: ResumeOptions): Promise<RoundHandle>;
  /** A new workflow that keeps the steps before the given one and does the rest anew, with the models of this process. */
  fork(workflowId: string, beforeStep: number): Promise<RoundHandle>;
  /** The recorded steps of the last round, which can be forked from. */
  steps(workflowId: string): Promise<StepInfo[]>;
  /** Answers what a round is waiting for. */
  approve(workflowId: string, answer: ApprovalAnswer): Promise<Approval>;
  stop(workflowId: string): Promise<void>;
  /** Writes one document, however long, without a workflow around it. */
  generate(document: NewDocument): Promise<DocumentHandle>;
  resumeGenerate(runId: string, onGrow?: NewDocument["onGrow"]): Promise<DocumentHandle>;
  list(filter?: { user?: string; limit?: number }): Promise<WorkflowSummary[]>;
  workflow(workflowId: string): Promise<Workflow>;
  /** The latest round as it is, which may still be running. */
  show(workflowId: string): Promise<ShownRound>;
  trace(workflowId: string): Promise<StoredEvent[]>;
  /** The same for one caller, who sees what is theirs and nothing else. */
  as(caller: Caller): OwnDossier;
  /** The ways to outside services. */
  connections(): Promise<Connections>;
  /** Users, sessions, tokens and links. */
  accounts: Accounts;
  /** Where metrics are kept to be read. */
  meter?: ServerMeter;
  spentBy(userId: string): Promise<{ bytes: number; price: number; currency: string }>;
  /** What a shared link shows. */
  shared(share: ShareLink): SharedDossier;
  /** The number of the last event of one's own workflow. */
  lastOffset(userId: string, workflowId: string): Promise<number>;
  /** Whether there is anything to carry on with: what takes part in work may wait until then, and load nothing. */
  hasWork(): Promise<boolean>;
  /** Whether the store can be written and the engine, if it was needed so far, runs. */
  isReady(signal: AbortSignal): Promise<boolean>;
  /** Takes part in the work of other processes until the signal fires; says when it has begun. */
  work(signal: AbortSignal, ready?: () => void): Promise<void>;
  close(): Promise<void>;
}

/** For tests and plug-ins: parts to use instead of the usual ones. */
export interface DossierParts extends GivenParts {
  /** Names new workflows. */
  newWorkflowId?: () => string;
}

/** Opens Dossier on the configured store and engine. */
export async function createDossier(input: ConfigInput = {}, parts: DossierParts = {}): Promise<Dossier> {
  const config = parseConfig(input);
  const base = { ...(await openParts(config, parts)), config: { ...config, data: resolve(config.data) } };
  const { store } = base;
  const newWorkflowId = parts.newWorkflowId ?? (() => `wf_${randomBytes(8).toString("hex")}`);
  const control: Steering = {
    newWorkflowId,
    start: (workflowId, round) => begin(base, { workflowId, number: 1 }, round),
    continue: (workflowId, round) => continueWorkflow(base, workflowId, round),
    resume: (workflowId, options) => resume(base, workflowId, options),
    retry: (workflowId, options) => resume(base, workflowId, { ...options, isRetry: true }),
    fork: async (workflowId, beforeStep) =>
      (await fork(base, { workflowId, beforeStep, newWorkflowId })).workflowId,
    steps: async (workflowId) => listSteps(await needWorkflow(store, workflowId), await steering(base)),
    approve: async (workflowId, answer) =>
      answerApproval(await needWorkflow(store, workflowId), answer, await steering(base)),
    stop: (workflowId) => stop(base, workflowId),
    remove: (workflowId) => removeWorkflow(base, workflowId),
  };
  return {
    start: (round) => begin(base, { workflowId: newWorkflowId(), number: 1 }, round),
    continue: (workflowId, round) => continueWorkflow(base, workflowId, round),
    resume: (workflowId, options = {}) => resume(base, workflowId, options),
    retry: (workflowId, options = {}) => resume(base, workflowId, { ...options, isRetry: true }),
    fork: (workflowId, beforeStep) => fork(base, { workflowId, beforeStep, newWorkflowId }),
    steps: control.steps,
    approve: control.approve,
    stop: control.stop,
    as: createBinding((caller) => createOwnDossier(caller, base, control)),
    generate: (document) =>
      startDocument(base, { ...(config.budget !== undefined && { budget: config.budget }), ...document }),
    resumeGenerate: (runId, onGrow) => resumeDocument(base, runId, onGrow),
    list: async (filter) => listTruly(await store.listWorkflows(filter), base),
    workflow: (workflowId) => needWorkflow(store, workflowId),
    show: async (workflowId) => showRound(await needWorkflow(store, workflowId), base),
    async trace(workflowId) {
      await needWorkflow(store, workflowId);
      return store.read(workflowId);
    },
    hasWork: async () => base.isEngineOpen() || store.isAnyRunning(),
    isReady: (signal) => untilAborted(isReady(base), signal),
    work: (signal, ready = () => undefined) => keepWorking(base, signal, ready),
    connections: async () => (await base.outside()).connections,
    accounts: base.accounts,
    ...(base.meter && { meter: base.meter }),
    spentBy: (userId) => spentBy(userId, base),
    shared: (share) => createSharedDossier(share, base),
    lastOffset: (userId, workflowId) => lastOffset(userId, workflowId, base),
    close: base.close,
  };
}

interface Base extends OpenParts {
  config: Config;
}

async function continueWorkflow(base: Base, workflowId: string, round: NewRound): Promise<RoundHandle> {
  const workflow = await needWorkflow(base.store, workflowId);
  if (currentRound(workflow)?.status === "RUNNING") {
    throw new Failure(
      "busy",
      `Workflow ${workflowId} is still working on round ${workflow.round}. Wait for it to finish, or resume or stop it first.`,
    );
  }
  const { user, mode } = workflow;
  return begin(base, { workflowId, number: workflow.round + 1 }, { user, mode, ...round });
}

async function fork(
  base: Base,
  {
    workflowId,
    beforeStep,
    newWorkflowId,
  }: { workflowId: string; beforeStep: number; newWorkflowId: () => string },
): Promise<RoundHandle> {
  const workflow = await needWorkflow(base.store, workflowId);
  const forked = { workflowId: newWorkflowId(), beforeStep };
  return handle(base, forked.workflowId, await forkRound(workflow, forked, await steering(base)));
}

async function begin(
  base: Base,
  place: { workflowId: string; number: number },
  round: NewRound,
): Promise<RoundHandle> {
  return handle(base, place.workflowId, await beginRound(base, place, round));
}

function handle(base: Base, workflowId: string, runId: string): RoundHandle {
  const { store } = base;
  return {
    workflowId,
    events: (signal) => roundEvents(base, workflowId, { runId, ...(signal && { signal }) }),
    async result(signal) {
      const ended = await endOf(base, workflowId, { runId, ...(signal && { signal }) });
      const workflow = await needWorkflow(store, workflowId);
      if (
        ended?.status === "failed" &&
        currentRound(workflow)?.status === "RUNNING" &&
        ended.error !== undefined
      ) {
        const { code, message } = ended.error;
        return unfinishedResult(workflow, toUnfinished(new Failure(code, message)));
      }
      return resultOf(workflow);
    },
    stop: () => stop(base, workflowId),
    watch: (onReading) => void base.companies.set(runId, { ...base.companies.get(runId), onReading }),
  };
}

/** How the run ended; undefined where it cannot end any more, but the round has said its last word. */
async function endOf(
  { store, engine }: Base,
  workflowId: string,
  { runId, signal }: { runId: string; signal?: AbortSignal },
): Promise<RunInfo | undefined> {
  try {
    return await (await engine()).wait(runId, signal === undefined ? {} : { signal });
  } catch (error) {
    if (signal?.aborted || !currentRound(await needWorkflow(store, workflowId))?.isFinal) throw error;
    return undefined;
  }
}

async function* roundEvents(
  { store, engine }: Base,
  workflowId: string,
  { runId, signal }: { runId: string; signal?: AbortSignal },
): AsyncGenerator<StoredEvent> {
  const over = new AbortController();
  const both = signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]);
  const end = () => over.abort();
  const running = await engine();
  running.wait(runId, { signal: both }).then(end, end);
  let mine = false;
  let last = 0;
  for await (const stored of store.follow(workflowId, { signal: both })) {
    mine ||= stored.key.startsWith(`${runId}/`);
    last = stored.offset;
    if (mine) yield stored;
  }
  if (signal?.aborted) return;
  for (const stored of await store.read(workflowId, last)) yield stored;
}

async function steering({ store, engine }: Base) {
  return { store, engine: await engine() };
}

async function resume(
  base: Base,
  workflowId: string,
  options: ResumeOptions & { isRetry?: boolean },
): Promise<RoundHandle> {
  const { outFolder, password } = options;
  if (outFolder !== undefined) await checkOutFolder(outFolder);
  const workflow = await needWorkflow(base.store, workflowId);
  const round = currentRound(workflow);
  if (password !== undefined && round !== undefined) base.companies.set(round.runId, { password });
  const resumed = handle(base, workflowId, await resumeRound(workflow, options, await steering(base)));
  if (outFolder === undefined || round?.isFinal !== true) return resumed;
  const { store, blobs, config } = base;
  return {
    ...resumed,
    result: async (signal) =>
      handOutFiles(await resumed.result(signal), { store, blobs, data: config.data, folder: outFolder }),
  };
}

async function stop(base: Base, workflowId: string): Promise<void> {
  await stopRound(await needWorkflow(base.store, workflowId), await steering(base));
}

async function isReady({ store, engine, isEngineOpen }: Base): Promise<boolean> {
  if (isEngineOpen()) await engine();
  const { requests } = store.as("");
  await requests.begin("health", "");
  await requests.forget("health");
  return true;
}

async function needWorkflow(store: Store, id: string): Promise<Workflow> {
  const workflow = await store.getWorkflow(id);
  if (workflow === undefined)
    throw new Failure("not-found", `There is no workflow ${id}. Run "dossier list" to see the workflows.`);
  return workflow;
}
