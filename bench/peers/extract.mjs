/** A peer reads the files twice; prints what the second pass took. Arguments: the peer, then the files. */
import { readFile } from "node:fs/promises";

const [, , peer, ...files] = process.argv;
const peers = {
  async officeparser() {
    const { OfficeParser } = await import("officeparser");
    return async (path) => (await (await OfficeParser.parseOffice(path)).to("text")).value;
  },
  async unpdf() {
    const { extractText } = await import("unpdf");
    return async (path) => (await extractText(new Uint8Array(await readFile(path)))).text.join("\n");
  },
};

const read = await peers[peer]();
let taken;
for (let pass = 0; pass < 2; pass += 1) {
  taken = { cpuMs: 0, letters: 0, failed: 0 };
  const before = process.cpuUsage();
  for (const path of files) {
    try {
      taken.letters += (await read(path)).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    } catch {
      taken.failed += 1;
    }
  }
  const { user, system } = process.cpuUsage(before);
  taken.cpuMs = (user + system) / 1_000;
}
console.log(JSON.stringify(taken));
process.exit(0);
