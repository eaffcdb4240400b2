/** Reads one file with a library, after a small one to warm up. Arguments: the library, the format, the small file, the file. */
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { decodeStream } from "../../src/extract/text/decode-stream.ts";

const [, , library, format, small, path] = process.argv;
const isBig = (file) => file.includes("/big.");

/** What a reader of ours would have to make of its tree: parts with the headings above them and their place. */
function toParts(ast) {
  const parts = [];
  let trail = [];
  let slide;
  let chapter = 0;
  const put = (text, more = {}) => {
    if (!/\S/.test(text ?? "") && more.table === undefined) return;
    const { position = {}, ...rest } = more;
    parts.push({ type: more.table === undefined ? "text" : "table", text: text ?? "", heading: trail.map((one) => one.text), ...rest, position: { ...(slide === undefined ? {} : { slide }), ...position } });
  };
  const beside = (node) => {
    for (const note of node.notes ?? []) put(textOf(note), slide === undefined ? { position: { path: `${note.metadata?.noteType ?? "foot"}notes`.replace("notenotes", "notes") } } : { hidden: "notes" });
    for (const comment of node.comments ?? []) put(textOf(comment), { hidden: "comment" });
  };
  const walk = (node) => {
    if (node.type === "slide") {
      slide = node.metadata?.slideNumber;
      trail = [];
    }
    // a chapter of a book is a page
    if (node.type === "page") {
      chapter += 1;
      trail = [];
    }
    const position = ast.type === "epub" ? { path: `${chapter}/` } : {};
    if (node.type === "table" || node.type === "sheet") putTable(node, position);
    else if (["slide", "page"].includes(node.type)) for (const child of node.children ?? []) walk(child);
    else if (node.type === "note") put(textOf(node), slide === undefined ? { position: { path: "footnotes" } } : { hidden: "notes" });
    else if (node.type === "comment") put(textOf(node), { hidden: "comment" });
    else if (node.type === "heading") {
      const level = slide === undefined ? (node.metadata?.level ?? 1) : 1;
      while ((trail.at(-1)?.level ?? 0) >= level) trail.pop();
      put(textOf(node), { position });
      trail.push({ level, text: textOf(node).trim() });
    } else {
      put(textOf(node), { position });
      for (const child of node.children ?? [])
        if (child.type !== "text") walk(child);
        else if (/^#?f{6}$/i.test(child.formatting?.color ?? "")) put(textOf(child), { position, hidden: "text" });
    }
    beside(node);
    for (const child of node.type === "paragraph" || node.type === "heading" || node.type === "list" ? (node.children ?? []) : []) beside(child);
  };
  const putTable = (node, position) => {
    const rows = [];
    for (const [down, line] of (node.children ?? []).entries())
      for (const [across, cell] of (line.children ?? []).entries()) {
        const { row = down, col = across } = cell.metadata ?? {};
        (rows[row] ??= [])[col] = textOf(cell);
        beside(cell);
      }
    const sheet = node.type === "sheet" ? { sheet: node.metadata?.sheetName } : {};
    put("", { table: { rows: Array.from(rows, (cells) => Array.from(cells ?? [], (cell) => cell ?? null)) }, position: { ...position, ...sheet } });
  };
  for (const node of ast.content) walk(node);
  slide = undefined;
  trail = [];
  for (const [where, nodes] of Object.entries(ast.auxiliary ?? {})) for (const node of nodes ?? []) put(textOf(node), { position: { path: where } });
  for (const attachment of ast.attachments ?? []) put(attachment.chartData === undefined ? "" : JSON.stringify(attachment.chartData));
  put(ast.metadata?.title);
  return parts;
}

function textOf(node) {
  return node.text ?? (node.children ?? []).map(textOf).join("");
}

/** Encodings are not what is compared: every reader of rows gets the same text. */
async function textOfFile(file) {
  return Readable.from((await decodeStream(file, "a file")).text, { objectMode: false, encoding: "utf8" });
}

const libraries = {
  async officeparser() {
    const { OfficeParser } = await import("officeparser");
    return async (file) => {
      const ast = await OfficeParser.parseOffice(file, { fileType: format, extractAttachments: true, ignoreNotes: false });
      return toParts(ast);
    };
  },
  async "@e965/xlsx"() {
    const { read, utils } = await import("@e965/xlsx");
    return async (file) => {
      const book = read(await readFile(file), { type: "buffer", dense: true, cellDates: true, cellNF: true, cellStyles: true });
      return book.SheetNames.flatMap((sheet, at) => {
        const hidden = (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0 ? { hidden: "sheet" } : {};
        const own = book.Sheets[sheet];
        const data = own["!data"] ?? [];
        const rows = isBig(file) ? [] : Array.from(data, (row) => Array.from(row ?? [], (cell) => valueOf(cell)));
        const position = { sheet, range: utils.encode_range(utils.decode_range(own["!ref"] ?? "A1")).replace(/^[A-Z]+\d+/, "A1") };
        const notes = rows.flatMap((row, at) =>
          row.flatMap((_, column) => (data[at]?.[column]?.w === undefined ? [] : [{ row: at, column, shown: data[at][column].w }])),
        );
        const isHidden = (row) => own["!rows"]?.[row]?.hidden === true;
        const comments = isBig(file) ? [] : Object.values(data).flatMap((row) => Object.values(row ?? {})).flatMap((cell) => cell?.c ?? []);
        return [
          { type: "table", text: "", table: { rows: rows.map((row, index) => (isHidden(index) ? [] : row)), notes }, position, ...hidden },
          ...rows.flatMap((row, index) => (isHidden(index) ? [{ type: "text", text: row.join(" | "), position, hidden: "row" }] : [])),
          ...comments.map(({ t }) => ({ type: "text", text: t, position, hidden: "comment" })),
        ];
      });
    };
    function valueOf(cell) {
      if (cell?.v === undefined) return null;
      return cell.v instanceof Date ? cell.v.toISOString().slice(0, 10) : cell.v;
    }
  },
  async "csv-parse"() {
    const { parse } = await import("csv-parse");
    return async (file) => {
      const parts = [];
      // the line is that of the end of the row: its beginning is one behind the end of the row before
      let line = 1;
      const options = { bom: true, relax_quotes: true, relax_column_count: true, info: true, max_record_size: 67_108_864 };
      for await (const { info, record } of (await textOfFile(file)).pipe(parse(options))) {
        if (!isBig(file) && record.length < 100) parts.push({ type: "text", text: record.join(" | "), position: { line } });
        line = info.lines + 1;
      }
      return parts;
    };
  },
  async papaparse() {
    const { default: Papa } = await import("papaparse");
    return async (file) => {
      const parts = [];
      const rows = (await textOfFile(file)).pipe(Papa.parse(Papa.NODE_STREAM_INPUT, {}));
      for await (const record of rows)
        if (!isBig(file) && record.length < 100) parts.push({ type: "text", text: record.join(" | "), position: {} });
      return parts;
    };
  },
  async "@kenjiuno/decompressrtf"() {
    const { default: library } = await import("@kenjiuno/decompressrtf");
    return async (file) => [{ type: "text", text: Buffer.from(library.decompressRTF([...(await readFile(file))])).toString("latin1"), position: {} }];
  },
  async utif2() {
    const [{ default: UTIF }, { createCanvas, ImageData }] = [await import("utif2"), await import("@napi-rs/canvas")];
    return async (file) => {
      const bytes = await readFile(file);
      const pages = UTIF.decode(bytes);
      const parts = [];
      for (const [index, page] of pages.entries()) {
        UTIF.decodeImage(bytes, page);
        const { width, height } = page;
        const canvas = createCanvas(width, height);
        const rgba = UTIF.toRGBA8(page);
        canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(rgba.buffer), width, height), 0, 0);
        parts.push(await cornersOf(await canvas.encode("png"), index + 1));
      }
      return parts;
    };
  },
  async sharp() {
    const { default: sharp } = await import("sharp");
    return async (file) => {
      const { pages = 1 } = await sharp(file, { limitInputPixels: 100_000_000 }).metadata();
      const parts = [];
      for (let page = 0; page < pages; page += 1)
        parts.push(await cornersOf(await sharp(file, { page, limitInputPixels: 100_000_000 }).autoOrient().toColourspace("srgb").png().toBuffer(), page + 1));
      return parts;
    };
  },
};

async function cornersOf(png, page) {
  const { createCanvas, loadImage } = await import("@napi-rs/canvas");
  const context = createCanvas(2, 2).getContext("2d");
  context.drawImage(await loadImage(png), 0, 0, 2, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  return { type: "text", text: `corners ${[0, 4, 8, 12].map((at) => (data[at] < 128 ? 1 : 0)).join("")}`, position: { page } };
}

/** Its own words for it, as the classes that a reader of ours must tell. */
function classOf(error) {
  const said = `${error?.code ?? ""} ${error?.message ?? error}`;
  if (/password|encrypt|DRM/i.test(said)) return "password_required";
  if (/limit|depth|nest|too (?:large|many|big)|MAX_|string longer|Maximum call|Invalid (?:array|string) length/i.test(said)) return "limit";
  return "corrupt";
}

const read = await libraries[library]();
await read(small).catch(() => undefined);
const before = process.cpuUsage();
let [outcome, parts, why] = ["read", [], ""];
try {
  parts = await read(path);
} catch (error) {
  outcome = classOf(error);
  why = `${error?.code ?? ""} ${error?.message ?? error}`.slice(0, 120);
}
const { user, system } = process.cpuUsage(before);
const told = parts.slice(0, 1_000).map((part) => ({ ...part, text: part.text.slice(0, 100_000) }));
const result = { outcome, why, cpuMs: (user + system) / 1_000, parts: isBig(path) ? [] : told };
// some libraries leave something running
process.stdout.write(JSON.stringify(result), () => process.exit(0));
