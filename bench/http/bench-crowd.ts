import { createHash, randomBytes } from "node:crypto";
import { request } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readEvents } from "../../test/fakes/start-http.ts";
import { judge, printTable } from "../print-table.ts";
import { round } from "../statistics.ts";
import { beginStream, withStore } from "./bench-events.ts";
import { startDossierServer, urlOf } from "./start-child.ts";

const streams = 500;
const workflows = 25;
const uploads = 50;
const uploadMb = 50;
const told = 20;

/** Five hundred open streams and fifty uploads at once: everything that is told arrives, and every file is whole. */
export async function benchCrowd(folder: string): Promise<Record<string, number>> {
  const data = join(folder, "crowd");
  const ids = Array.from({ length: workflows }, (_, index) => `wf_crowd${index}`);
  await withStore(data, async (store) => {
    for (const id of ids) await beginStream(store, id);
  });
  const server = await startDossierServer(data);
  try {
    const url = urlOf(server);
    const begun = performance.now();
    const open = Array.from({ length: streams }, (_, index) => {
      const id = ids[index % workflows] ?? "";
      return readEvents(`${url}/api/v1/workflows/${id}/events`, { until: (seen) => seen.length >= told + 2 });
    });
    const sending = Array.from({ length: uploads }, (_, number) => send(url, number));
    await withStore(data, async (store) => {
      for (let number = 1; number <= told; number += 1) {
        await Promise.all(
          ids.map((id) =>
            store.append(id, `t${number}`, { type: "action-progressed", done: number, total: told }),
          ),
        );
        await delay(100);
      }
    });
    const wrong = (await Promise.all(sending)).filter((isRight) => !isRight).length;
    const seconds = (performance.now() - begun) / 1_000;
    const seen = await Promise.all(open);
    const lost = seen.reduce((sum, { events }) => sum + (told + 2 - events.length), 0);
    const peak = round(server.peakMb());
    printTable(`${streams} streams and ${uploads} uploads of ${uploadMb} MB at once`, [
      ["what", "figure", "goal"],
      ["uploads lost or changed", String(wrong), judge(wrong, { atMost: 0 })],
      ["events lost", String(lost), judge(lost, { atMost: 0 })],
      ["seconds", `${round(seconds)} s`, ""],
      ["MB per second", `${round((uploads * uploadMb) / seconds)}`, ""],
      ["memory of the server at most", `${peak} MB`, judge(peak, { atMost: 400 })],
    ]);
    return { crowd_lost: wrong + lost, crowd_seconds: round(seconds), crowd_peak_mb: peak };
  } finally {
    await server.stop();
  }
}

/** Sends a file piece by piece, as fast as it is taken, and compares its hash. */
async function send(url: string, number: number): Promise<boolean> {
  const piece = randomBytes(65_536);
  const pieces = (uploadMb * 1_048_576) / piece.length;
  const hash = createHash("sha256");
  const [head, tail] = [
    `--b\r\nContent-Disposition: form-data; name="files"; filename="file ${number}.bin"\r\n\r\n`,
    "\r\n--b--\r\n",
  ];
  const bytes = Buffer.byteLength(head) + pieces * piece.length + Buffer.byteLength(tail);
  const headers = { "content-type": "multipart/form-data; boundary=b", "content-length": bytes };
  const sent = request(new URL("/api/v1/documents", url), { method: "POST", headers });
  const answered = new Promise<string>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => {
      let text = "";
      response
        .setEncoding("utf8")
        .on("data", (chunk: string) => (text += chunk))
        .once("end", () => resolve(text));
    });
  });
  sent.write(head);
  for (let index = 0; index < pieces; index += 1) {
    piece.writeUInt32LE(index);
    hash.update(piece);
    if (!sent.write(Buffer.from(piece))) await new Promise((resolve) => sent.once("drain", resolve));
  }
  sent.end(tail);
  return (await answered).includes(hash.digest("hex"));
}
