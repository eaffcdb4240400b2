import { text } from "node:stream/consumers";
import { loadProcessConfig } from "../../app/config.ts";
import { renderFile } from "../../app/render-file.ts";
import { needOne, print, printJson } from "../command.ts";
import type { Command } from "../command.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier render DOCUMENT -o FILE [options]

Renders a document written in JSON (unified document) or Markdown as a finished file. "-" reads standard input.

  -o, --out FILE       the file to write
  --format FORMAT      docx, xlsx, pdf, pptx, html, md, csv, txt or json; by default, from the file's extension
  --theme NAME         standard, plain, forest, warm, or a .json file with your own theme
  --template FILE      a .docx or .pptx whose styles are used, or a .typ file included at the start of the PDF source
  --logo FILE          a PNG, JPEG or GIF image for the first page
  --header TEXT, --footer TEXT
                       text on every page
  --contents           add a table of contents
  --numbered           number the headings
  --config FILE        use this configuration file
  --json               print one JSON value, including warnings`;

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
    if (out === undefined) throw usageError("Name the file to write with -o.", usage);
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
