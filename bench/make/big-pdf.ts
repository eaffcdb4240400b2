import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";

const words = "The quick brown fox jumps over a lazy dog while seven wizards pack boxes";
const linesPerPage = 45;
/** Catalogue, page tree and font come first. */
const firstFree = 4;

/** A PDF of many pages of text, written page by page. */
export async function writeBigPdf(path: string, pages: number): Promise<void> {
  const out = createWriteStream(path, "latin1");
  const offsets: number[] = [];
  let at = 0;
  const write = (text: string) => {
    at += text.length;
    out.write(text, "latin1");
  };
  const object = (id: number, body: string) => {
    offsets[id] = at;
    write(`${id} 0 obj\n${body}\nendobj\n`);
  };
  write("%PDF-1.4\n");
  const kids = Array.from({ length: pages }, (_, page) => `${firstFree + page * 2} 0 R`).join(" ");
  object(1, "<< /Type /Catalog /Pages 2 0 R >>");
  object(2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`);
  object(3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  for (let page = 0; page < pages; page += 1) {
    const id = firstFree + page * 2;
    const content = pageContent(page + 1);
    object(
      id,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 3 0 R >> >> /Contents ${id + 1} 0 R >>`,
    );
    object(id + 1, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
    if (out.writableNeedDrain) await once(out, "drain");
  }
  const start = at;
  const table = offsets.slice(1).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  write(`xref\n0 ${offsets.length}\n0000000000 65535 f \n${table.join("")}`);
  write(`trailer\n<< /Size ${offsets.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  out.end();
  await finished(out);
}

function pageContent(page: number): string {
  const lines = Array.from({ length: linesPerPage }, (_, line) => `(${page}.${line} ${words}) Tj T*`);
  return `BT /F 11 Tf 14 TL 50 790 Td ${lines.join("\n")} ET`;
}
