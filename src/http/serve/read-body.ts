import type { IncomingMessage } from "node:http";
import { parseJson } from "../../lib/json/parse-json.ts";
import { Failure } from "../../model/failure.ts";

/** A long request with pasted documents in it; files are uploaded. */
const bytesAtMost = 32 * 1_048_576;
const idleMs = 30_000;

/** The JSON body of a request; nothing at all reads as an empty object. */
export async function readJsonBody(incoming: IncomingMessage, most = bytesAtMost): Promise<unknown> {
  const said = Number(incoming.headers["content-length"] ?? 0);
  if (said > most) throw tooLarge(most);
  const chunks: Buffer[] = [];
  let bytes = 0;
  incoming.setTimeout(idleMs, () =>
    incoming.destroy(new Failure("timeout", "The body of the request did not come.")),
  );
  try {
    for await (const chunk of incoming) {
      const piece = chunk as Buffer;
      bytes += piece.length;
      if (bytes > most) throw tooLarge(most);
      chunks.push(piece);
    }
  } finally {
    incoming.setTimeout(0);
  }
  if (bytes === 0) return {};
  const type = incoming.headers["content-type"] ?? "application/json";
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type))
    throw new Failure("unsupported", "The body has to be JSON, with Content-Type: application/json.");
  const parsed = parseJson(Buffer.concat(chunks).toString("utf8"));
  if (!parsed.ok) throw new Failure("invalid", "The body is no JSON.");
  return parsed.value;
}

function tooLarge(most: number): Failure {
  return new Failure(
    "limit",
    `The body is larger than ${Math.floor(most / 1_048_576)} MB. Upload files instead.`,
  );
}
