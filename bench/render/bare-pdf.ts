import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Section, UnifiedDocument } from "../../src/model/unified-document.ts";
import { filesOfPackage } from "../../src/render/fonts/font-files.ts";
import { loadNative } from "../../src/render/pdf/typst/open-native.ts";
import { flatItems } from "./flat-items.ts";

const head = `#set page(paper: "a4", margin: 25mm, numbering: "1")
#set text(font: "Noto Sans", size: 10.5pt)
#set par(justify: false)
#set table(stroke: 0.5pt + luma(200))
`;

/** The report as Typst source written by hand, compiled in this process with the same fonts. */
export async function writeBarePdf({ metadata, sections }: UnifiedDocument): Promise<Uint8Array> {
  const native = loadNative();
  if (native === undefined) throw new Error("The native build of Typst is not there for this platform.");
  const folder = await mkdtemp(join(tmpdir(), "dossier-bench-typst-"));
  try {
    const fontBlobs = filesOfPackage("@expo-google-fonts/noto-sans").map((path) => readFileSync(path));
    const compiler = native.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
    const images: Buffer[] = [];
    const source = sections.map((section) => toSource(section, images)).join("\n");
    for (const [index, bytes] of images.entries()) compiler.mapShadow(join(folder, `${index}.png`), bytes);
    const text = `${head}#set document(title: ${quoted(metadata.title)})\n#title()\n${source}`;
    compiler.mapShadow(join(folder, "main.typ"), Buffer.from(text));
    const { result } = compiler.compile({ mainFilePath: join(folder, "main.typ") });
    if (result === null) throw new Error("The Typst source is broken.");
    return compiler.pdf(result, { creationTimestamp: 0 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toSource(section: Section, images: Buffer[]): string {
  switch (section.content_type) {
    case "heading":
      return section.elements
        .map(({ text, level }) => {
          const pageBreak = section.page_break_before === true ? "#pagebreak(weak: true)\n" : "";
          return `${pageBreak}${"=".repeat(level)} ${escaped(text)}\n`;
        })
        .join("");
    case "paragraph":
      return section.elements.map(({ text }) => `${escaped(text)}\n\n`).join("");
    case "bullet_list":
      return section.elements
        .flatMap(({ items }) => flatItems(items))
        .map(({ text, level }) => `${"  ".repeat(level)}- ${escaped(text)}\n`)
        .join("");
    case "table":
      return section.elements
        .map(({ headers, rows, caption = "" }) => {
          const body = rows.map((row) => row.map(cell).join(", ")).join(",\n");
          const top = `table.header(${headers.map(cell).join(", ")})`;
          const table = `table(columns: ${headers.length}, ${top},\n${body})`;
          return `#show figure.where(kind: table): set block(breakable: true)\n#figure(${table}, caption: [${escaped(caption)}])\n`;
        })
        .join("");
    case "image":
      return section.elements
        .map(({ data = "", alt, caption = "" }) => {
          images.push(Buffer.from(data, "base64"));
          return `#figure(image("${images.length - 1}.png", alt: ${quoted(alt)}), caption: [${escaped(caption)}])\n`;
        })
        .join("");
    default:
      return "";
  }
}

function cell(value: unknown): string {
  return `[${escaped(String(value))}]`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\#$*_`<>@[\]~=+/-]/g, String.raw`\$&`);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
