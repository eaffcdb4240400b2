import type { OfferedTool } from "../../model/connections/mcp-tool.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { McpAnswer } from "./mcp-answer.ts";
import type { McpClient } from "./mcp-client.ts";
import type { McpLines } from "./mcp-lines.ts";
import { placeToPin } from "./mcp-place.ts";
import { readMcpSettings } from "./mcp-settings.ts";
import { compareTools } from "./tools/pin-tools.ts";
import { readAnswer } from "./read-answer.ts";
import type { ToolCall } from "./tool-call.ts";

/** Calls a reviewed tool. What was changed since the review is not called, however it was offered. */
export async function callTool(
  call: ToolCall,
  opened: OpenedConnection,
  lines: McpLines,
): Promise<McpAnswer> {
  const { offered } = call;
  const { effect, action } = offered;
  try {
    const answer = await lines.use(opened, (client) => callOn(client, call, opened));
    const bytes = answer.files.reduce((sum, { content }) => sum + content.byteLength, 0);
    await opened.audit({
      action,
      effect,
      target: offered.tool.name,
      bytes,
      result: answer.isError ? "invalid" : "ok",
    });
    return answer;
  } catch (error) {
    const { code } = toFailure(error);
    await opened.audit({ action, effect, target: offered.tool.name, bytes: 0, result: code });
    throw error;
  }
}

async function callOn(client: McpClient, call: ToolCall, opened: OpenedConnection): Promise<McpAnswer> {
  const { offered, parameters, signal, onProgress, onSent } = call;
  const { tool } = offered;
  const { record } = opened;
  const settings = readMcpSettings(record);
  const review = compareTools(await client.listTools(signal), {
    pins: record.pins,
    place: placeToPin(settings),
  });
  if (!review.same.some(({ name }) => name === tool.name)) throw await refuse(offered, review.gone, opened);
  const before = client.declined.length;
  onSent();
  const result = await client.call(
    {
      ...{ tool: tool.name, parameters },
      ...{ idleMs: settings.idleMs, mostMs: settings.mostMs },
      ...(onProgress && { onProgress }),
    },
    signal,
  );
  const answer = await readAnswer(result, { client, name: fileNameOf(offered), signal });
  const asked = client.declined
    .slice(before)
    .map((words) => `the server asked "${words}", which was declined`);
  return { ...answer, notes: [...answer.notes, ...asked] };
}

async function refuse(
  { action, label, tool }: OfferedTool,
  gone: readonly string[],
  opened: OpenedConnection,
): Promise<Failure> {
  if (gone.includes(tool.name))
    return new Failure("not-found", `${action} is gone: the server "${label}" no longer has it.`);
  const why = `The server "${label}" has changed ${action} since it was reviewed. Run "dossier connect review ${label}".`;
  await opened.setState("changed", why);
  return new Failure("not-found", why);
}

/** A name for what it returns: `notes-search` for `mcp.notes.search`. */
function fileNameOf({ action, label }: OfferedTool): string {
  return `${label}-${action.slice(`mcp.${label}.`.length).replaceAll(".", "-")}`;
}
