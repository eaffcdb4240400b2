import { createReadStream } from "node:fs";
import { Failure } from "../../model/failure.ts";
import { findInvoiceFormat } from "./invoice/find-invoice-format.ts";
import type { InvoiceFormat } from "./invoice/invoice-format.ts";
import { readInvoice } from "./invoice/read-invoice.ts";
import { readXml } from "./read-xml.ts";
import type { Reader, Source } from "../reader.ts";
import { createXmlBlocks } from "../text/xml-blocks.ts";

/** XML of any kind, streamed: memory holds one chunk and the branch that is open. */
export const readXmlFile: Reader = async ({ source, sink, around }) => {
  const { fileName, path, bytes } = source;
  const invoice = await sniffInvoice(source);
  if (invoice !== undefined) return readInvoice(invoice, { source, sink, ...(around && { around }) });
  const blocks = createXmlBlocks();
  const stream = createReadStream(path, { highWaterMark: 262_144 });
  const handlers = {
    ...blocks,
    async pause() {
      for (const part of blocks.take()) await sink.part(part);
      sink.progress(stream.bytesRead, bytes);
    },
  };
  await readXml(stream, handlers, { fileName, doctype: "ignore" });
};

const headBytes = 65_536;

/** By the first element; a damaged file, or the end of what is looked at, says nothing here. */
async function sniffInvoice({ path, fileName }: Source): Promise<InvoiceFormat | undefined> {
  const root: { name: string; attributes: Record<string, string> }[] = [];
  const open = (name: string, attributes: Record<string, string>) => {
    if (root.length === 0) root.push({ name, attributes });
  };
  try {
    const head = createReadStream(path, { end: headBytes - 1 });
    await readXml(head, { open }, { fileName, doctype: "ignore" });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
  return root[0] === undefined ? undefined : findInvoiceFormat(root[0].name, root[0].attributes);
}
