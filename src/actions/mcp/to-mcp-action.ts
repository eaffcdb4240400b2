import { z } from "zod";
import type { McpTools } from "../../connect/mcp/mcp-tools.ts";
import type { Clock } from "../../lib/clock.ts";
import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import { Failure } from "../../model/failure.ts";
import type { ActionResult } from "../../model/round.ts";
import type { ActionContext } from "../action-context.ts";
import type { RegisteredAction } from "../registered-action.ts";
import { toFields } from "../to-fields.ts";
import { keepReturned } from "./keep-returned.ts";
import type { KeptAnswer, WantedCall } from "./keep-returned.ts";

export interface McpActionDeps {
  tools: McpTools;
  clock: Clock;
}

const Values = z.record(z.string(), z.unknown());
const largestParameters = 1_048_576;
const longestCallMs = 3_660_000;

/** A reviewed tool of an MCP server as an action: its parameters are judged by the server's own schema. */
export function toMcpAction(offered: OfferedTool, deps: McpActionDeps): RegisteredAction {
  const { action: name, summary, effect, schema, label } = offered;
  const fields = toFields(schema);
  const check = deps.tools.check(offered);
  const complain = (parameters: unknown) => {
    if (JSON.stringify(parameters).length > largestParameters) return "the parameters are too long";
    return check(parameters);
  };
  return {
    offer: {
      ...{ name, summary, effect, fields, isOutside: true },
      needs: { documents: "none", connection: "required", types: ["mcp-http", "mcp-stdio"], only: label },
    },
    ...{ schema, complain },
    infer: () => (fields.length === 0 && check({}) === undefined ? {} : undefined),
    ...{ readsContent: false, usesModel: false },
    async run(parameters, context) {
      const complaint = complain(parameters);
      if (complaint !== undefined) throw new Failure("invalid", `${name}: ${complaint}`);
      return toResult(
        offered,
        await callOnce({ offered, parameters: Values.parse(parameters) }, context, deps),
        context,
      );
    },
  };
}

/**
 * What changes something outside is done once: where a run breaks off after the call went out, nobody here can tell
 * whether it happened, and a person has to look before it is done again.
 */
async function callOnce(
  { offered, parameters }: WantedCall,
  context: ActionContext,
  { tools, clock }: McpActionDeps,
): Promise<KeptAnswer> {
  const { run, blobs } = context;
  const { action, isRepeatable } = offered;
  let isFirstLife = isRepeatable;
  if (!isRepeatable)
    await run.step(`begin ${action}`, async () => {
      isFirstLife = true;
      return true;
    });
  const attempts = isRepeatable ? 3 : 1;
  return run.step(
    action,
    async ({ signal }) => {
      if (!isFirstLife) throw unknownOutcome(offered);
      let isSent = false;
      try {
        const opened = await context.openConnection(signal);
        const onSent = () => void (isSent = true);
        const answer = await tools.call({ offered, parameters, signal, onSent }, opened);
        if (answer.isError)
          throw new Failure("invalid", `${action}: ${answer.texts.join(" ").slice(0, 1_000)}`);
        return await keepReturned(answer, { offered, parameters }, { blobs, now: clock.now(), signal });
      } catch (error) {
        if (isSent && !isRepeatable && isBreak(error)) throw unknownOutcome(offered, error);
        throw error;
      }
    },
    { attempts, timeoutMs: longestCallMs },
  );
}

/** The line broke, or nobody waited any longer: the server may have done it all the same. */
function isBreak(error: unknown): boolean {
  return !(error instanceof Failure) || ["unavailable", "timeout", "stopped"].includes(error.code);
}

function unknownOutcome({ action, label }: OfferedTool, cause?: unknown): Failure {
  return new Failure(
    "unavailable",
    `Whether ${action} was carried out is not known: the call went out, and no answer came back. It is not repeated. ` +
      `Look at "${label}" whether it happened, then continue the workflow and say what you found.`,
    cause === undefined ? {} : { cause },
  );
}

function toResult(
  { action }: OfferedTool,
  { texts, files, notes }: KeptAnswer,
  { newId }: ActionContext,
): ActionResult {
  const documents = files.map((file) => ({ id: newId("doc"), ...file }));
  const brought = documents.length === 0 ? "" : `, ${documents.length} documents`;
  return {
    kind: "done",
    summary: `${action} answered${brought}`,
    findings: texts,
    documents,
    ...(notes.length > 0 && { warnings: notes.map((message) => ({ code: "connection", message })) }),
  };
}
