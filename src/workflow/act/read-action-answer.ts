import { findJson } from "../../lib/json/find-json.ts";
import { createJsonScanner } from "../../lib/json/json-scanner.ts";
import type { JsonObject } from "../../lib/json/json-scanner-state.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import { toJson } from "../../lib/json/to-json.ts";
import { reservedParameters } from "../../model/action.ts";

/** What becomes of a model's answer to one of the two stages. */
export type AnswerVerdict<Value> =
  | { kind: "accept"; value: Value; isRepaired: boolean }
  /** It is cut off: to be continued, not judged. */
  | { kind: "continue" }
  /** Asked again, with this complaint. */
  | { kind: "reject"; reason: string };

/** Stage 1: one offered action, and no parameters. What else it says is checked against its schema afterwards. */
export function readSelection(answer: string, offered: readonly string[]): AnswerVerdict<JsonObject> {
  const read = readObject(answer);
  if (read.kind !== "accept") return read;
  const { value } = read;
  const reason = refuseSelection(value, offered);
  return reason === undefined ? read : { kind: "reject", reason };
}

function refuseSelection(value: JsonObject, offered: readonly string[]): string | undefined {
  const { action } = value;
  if ("parameters" in value)
    return "Stage 1 selects an action; leave out `parameters`, they come in stage 2.";
  if (action === undefined || action === null)
    return isEnding(value)
      ? undefined
      : 'The answer names no `action`; where the task ends here, it says `outcome` ("finished" or "cannot") and `reason`.';
  if (typeof action !== "string") return "`action` must be the name of one action, as text.";
  if (!offered.includes(action)) return `There is no action "${action}". There are: ${offered.join(", ")}.`;
  const forbidden = fieldNames(value["parametersSchema"]).find(isReserved);
  return forbidden === undefined
    ? undefined
    : `\`parametersSchema\` may not ask for "${forbidden}"; documents, connections and history are bound by the host.`;
}

/** Stage 2: the declared parameters and nothing else. */
export function readParameters(answer: string, declared: readonly string[]): AnswerVerdict<JsonObject> {
  const read = readObject(answer);
  if (read.kind !== "accept") return read;
  const { schema, parameters } = read.value;
  if (schema !== "parameters_v1") return { kind: "reject", reason: '`schema` must be "parameters_v1".' };
  if (!isObject(parameters)) return { kind: "reject", reason: "`parameters` must be an object." };
  const names = Object.keys(parameters);
  const forbidden = names.find(isReserved);
  if (forbidden !== undefined)
    return { kind: "reject", reason: `"${forbidden}" is bound by the host and no parameter; leave it out.` };
  const unknown = names.find((name) => !declared.includes(name));
  if (unknown !== undefined)
    return {
      kind: "reject",
      reason: `"${unknown}" is no declared parameter. There are: ${declared.join(", ")}.`,
    };
  return { ...read, value: parameters };
}

/** One JSON object, as it is or with fences, prose or small mistakes around it; cut off is neither. */
function readObject(answer: string): AnswerVerdict<JsonObject> {
  const whole = parseJson(answer);
  if (whole.ok)
    return isObject(whole.value)
      ? { kind: "accept", value: whole.value, isRepaired: false }
      : { kind: "reject", reason: "The answer must be one JSON object." };
  const region = findJson(answer);
  if (region === undefined) return { kind: "reject", reason: "There is no JSON object in the answer." };
  const others = [answer.slice(0, region.start), answer.slice(region.end)];
  if (others.some((text) => findJson(text)?.found !== undefined))
    return { kind: "reject", reason: "The answer holds two JSON objects; give one." };
  if (region.found === undefined && isCut(answer.slice(region.start, region.end)))
    return { kind: "continue" };
  const { value, status } = toJson(answer);
  return status === "hopeless"
    ? { kind: "reject", reason: "The JSON in the answer cannot be read." }
    : { kind: "accept", value, isRepaired: true };
}

/** Good as far as it goes. */
function isCut(text: string): boolean {
  return createJsonScanner().push(text).kind === "incomplete";
}

function fieldNames(schema: unknown): string[] {
  const fields = isObject(schema) ? schema["fields"] : undefined;
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: unknown) => {
    const name = isObject(field) ? field["name"] : undefined;
    return typeof name === "string" ? [name] : [];
  });
}

/** The task is said to be done, or not to be doable, with a reason. */
function isEnding({ outcome, reason }: JsonObject): boolean {
  return (outcome === "finished" || outcome === "cannot") && typeof reason === "string" && reason !== "";
}

function isReserved(name: string): boolean {
  return reservedParameters.some((reserved) => reserved === name);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
