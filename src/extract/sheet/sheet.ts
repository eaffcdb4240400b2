import { Failure } from "../../model/failure.ts";
import { openArchive } from "../archive/open-archive.ts";
import type { Archive } from "../archive/open-archive.ts";
import type { Reader, Reading } from "../reader.ts";
import { toLenientArchive } from "./lenient-archive.ts";
import { readOds } from "./ods/read-ods.ts";
import { readHead } from "./read-head.ts";
import { createSheetOutput } from "./sheet-output.ts";
import type { SheetOutput } from "./sheet-output.ts";
import { readXlsx } from "./xlsx/read-xlsx.ts";
import { toReadFailure } from "../to-read-failure.ts";

/** Workbooks: .xlsx, .xlsm, .ods and their templates as a stream of rows, .xls and .xlsb whole. */
export const readSheet: Reader = async (reading) => {
  const { path, fileName } = reading.source;
  try {
    const head = await readHead(path, 4);
    const output = head.equals(zipSign) ? await readZipped(reading) : await readOld(reading, head);
    if (output.isEmpty())
      throw new Failure("empty", `${fileName} is a workbook without content; there is nothing to read.`);
  } catch (error) {
    throw toReadFailure(error, fileName);
  }
};

const zipSign = Buffer.from("PK\u0003\u0004");
const oleSign = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Its code pages take longer to load than most workbooks to read. */
const loadBinary = async () => (await import("./read-binary.ts")).readBinary;

async function readOld(reading: Reading, head: Buffer): Promise<SheetOutput> {
  const { fileName, bytes } = reading.source;
  // The library takes anything for a table; only its own container and bare records are workbooks.
  if (!head.equals(oleSign) && head[0] !== 0x09)
    throw new Failure("corrupt", `${fileName} is damaged: it is not a workbook. Send it again.`);
  const output = createSheetOutput(reading.sink, fileName, bytes);
  await (
    await loadBinary()
  )(reading, output);
  return output;
}

async function readZipped(reading: Reading): Promise<SheetOutput> {
  const { path, fileName } = reading.source;
  const archive = toLenientArchive(await openArchive(path, fileName));
  try {
    const bytes = archive.names().reduce((sum, name) => sum + archive.size(name), 0);
    const output = createSheetOutput(reading.sink, fileName, bytes);
    await readKind({ reading, archive, output });
    return output;
  } finally {
    archive.close();
  }
}

interface Zipped {
  reading: Reading;
  archive: Archive;
  output: SheetOutput;
}

async function readKind({ reading, archive, output }: Zipped): Promise<void> {
  if (archive.has("content.xml")) await readOds(reading, archive, output);
  else if (archive.has("xl/workbook.bin")) await (await loadBinary())(reading, output, archive);
  else await readXlsx(reading, archive, output);
}
