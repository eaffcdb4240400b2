/** Our readers in process, twice over the files; prints what the second pass took. */
import { countLetters } from "../count-letters.ts";
import { readInProcess } from "./read-in-process.ts";

const [, , , ...files] = process.argv;
let taken = { cpuMs: 0, letters: 0, failed: 0 };
for (let pass = 0; pass < 2; pass += 1) {
  taken = { cpuMs: 0, letters: 0, failed: 0 };
  const before = process.cpuUsage();
  for (const path of files)
    await readInProcess(path, (event) => {
      if (event.kind === "parts") for (const { text } of event.parts) taken.letters += countLetters(text);
    }).catch(() => (taken.failed += 1));
  const { user, system } = process.cpuUsage(before);
  taken.cpuMs = (user + system) / 1_000;
}
console.log(JSON.stringify(taken));
