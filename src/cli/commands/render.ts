import { text } from "node:stream/consumers";
import { loadProcessConfig } from "../../app/config.ts";
import { renderFile } from "../../app/render-file.ts";
import { Failure } from "../../model/failure.ts";
import { needOne, print, printJson, readArgs } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier render DOCUMENT -o FILE [options]

Writes a document, as JSON (unified document) or Markdown, as a finished file. "-" reads it from standard input.

  -o, --out FILE       the file to write
  --format FORMAT      docx, xlsx, pdf, pptx, html, md, csv, txt or json; by the file's ending if left out
  --theme NAME         standard, plain, forest or warm, or a .json file with a theme of one's own
  --template FILE      a .docx or .pptx whose styles are taken over, or a .typ file put before the PDF's own
  --logo FILE          a PNG, JPEG or GIF for the first page
  --header TEXT, --footer TEXT
                       on every page
  --contents           with a table of contents
  --numbered           with numbered headings
  --json               print one JSON value, warnings with it`;

const options = {
  config: { type: "string" },
  out: { type: "string", short: "o" },
  format: { type: "string" },
  theme: { type: "string" },
  template: { type: "string" },
  logo: { type: "string" },
  header: { type: "string" },
  footer: { type: "string" },
  contents: { type: "boolean" },
  numbered: { type: "boolean" },
  json: { type: "boolean" },
} as const;

export const render: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const path = needOne(positionals, "document", usage);
    const { out, theme = loadProcessConfig({ config: values.config }).theme } = values;
    if (out === undefined) throw new Failure("usage", `Name the file to write with -o.\n${usage}`);
    const { format, template, logo, header, footer, contents, numbered } = values;
    const written = await renderFile({
      ...{ path, out, theme },
      ...(path === "-" && { text: await text(process.stdin) }),
      ...(format !== undefined && { format }),
      ...(template !== undefined && { template }),
      ...(logo !== undefined && { logo }),
      ...(header !== undefined && { header }),
      ...(footer !== undefined && { footer }),
      ...(contents !== undefined && { contents }),
      ...(numbered !== undefined && { numberedHeadings: numbered }),
    });
    if (values.json === true) printJson(written);
    else {
      for (const { message } of written.warnings) process.stderr.write(`! ${message}\n`);
      print(written.path);
    }
    return 0;
  },
};
