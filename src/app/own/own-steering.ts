import type { StoredFile } from "../../model/round.ts";
import type { Workflow } from "../../model/workflow.ts";
import type { GivenFile } from "../files/given-file.ts";
import type { OwnDocuments, OwnDossier, OwnRound, StartedRound } from "./own-dossier.ts";
import type { NewRound } from "../rounds/new-round.ts";
import { checkWorkQuota } from "./check-quota.ts";
import type { OwnBase, Steering } from "./own-base.ts";

type OwnSteering = Pick<
  OwnDossier,
  "start" | "continue" | "resume" | "retry" | "fork" | "steps" | "approve" | "stop" | "remove"
>;

interface SteeringParts {
  user: string;
  /** Looks a workflow up among the caller's own. */
  need(workflowId: string): Promise<Workflow>;
  documents: OwnDocuments;
  base: OwnBase;
  steer: Steering;
}

/** Begins and steers rounds of one caller; a workflow is looked up among their own before anything is done to it. */
export function createOwnSteering({ user, need, documents, base, steer }: SteeringParts): OwnSteering {
  const toRound = async (round: OwnRound): Promise<NewRound> => {
    const { prompt, documents: ids = [], ...wishes } = round;
    const files = await Promise.all(ids.map(async (id) => toGiven(await documents.find(id))));
    await checkWorkQuota(user, { isNewRound: true }, base);
    return { ...withoutGaps(wishes), prompt, files, user };
  };
  const started = async (id: string): Promise<StartedRound> => ({
    workflowId: id,
    round: (await need(id)).round,
  });
  return {
    async start(round, workflowId = steer.newWorkflowId()) {
      await steer.start(workflowId, await toRound(round));
      return started(workflowId);
    },
    async continue(id, round) {
      await need(id);
      await steer.continue(id, await toRound(round));
      return started(id);
    },
    async resume(id, options) {
      await need(id);
      await checkWorkQuota(user, { isNewRound: false }, base);
      await steer.resume(id, withoutGaps(options));
      return started(id);
    },
    async retry(id, options) {
      await need(id);
      await checkWorkQuota(user, { isNewRound: false }, base);
      await steer.retry(id, withoutGaps(options));
      return started(id);
    },
    async fork(id, beforeStep) {
      await need(id);
      await checkWorkQuota(user, { isNewRound: true }, base);
      return started(await steer.fork(id, beforeStep));
    },
    async steps(id) {
      await need(id);
      return steer.steps(id);
    },
    async approve(id, answer) {
      await need(id);
      return steer.approve(id, answer);
    },
    async stop(id) {
      await need(id);
      await steer.stop(id);
    },
    async remove(id) {
      await need(id);
      await steer.remove(id);
      await base.accounts.note({ userId: user, address: "-" }, { action: "workflow.deleted", target: id });
    },
  };
}

/** What the caller attaches is the caller's word, whoever made it. */
function toGiven({ fileName, mediaType, bytes, sha256 }: Omit<StoredFile, "provenance">): GivenFile {
  return { stored: { fileName, mediaType, bytes, sha256, provenance: "user" } };
}

type WithoutGaps<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Members that are undefined are left out, which is how everything below says that nothing was said. */
function withoutGaps<T extends object>(given: T): WithoutGaps<T> {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<T>;
}
