import type { Layout, RenderWarning, WriteOptions } from "../layout.ts";
import { createCleaner, createCounter, type DocxJob } from "./job.ts";
import { createNotes } from "./create-notes.ts";
import { headingNumbersOf } from "./styles/numbering.ts";
import { openTemplate } from "./template/open-template.ts";
import { pageShapeOf } from "./page-shape.ts";
import { stylesXml } from "./styles/styles.ts";
import { takeStyles, templateTheme } from "./template/template-styles.ts";

type Looks = Pick<DocxJob, "theme" | "page" | "styles" | "headingNumbers" | "taken">;

/** Settles how the document looks before its text is written; `warnings` grows while it is. */
export function createJob(layout: Layout, options: WriteOptions, warnings: RenderWarning[]): DocxJob {
  const warn = (code: string, message: string): void => {
    if (![...layout.warnings, ...warnings].some((known) => known.code === code))
      warnings.push({ code, message });
  };
  if (options.template !== undefined && options.template.kind !== "docx")
    warn(
      "template",
      `A Word document takes a docx as its template; the ${options.template.kind} was not used.`,
    );
  const job: DocxJob = {
    ...{ layout, options, warn },
    ...looksOf(layout, options),
    notes: createNotes(() => job),
    charts: [],
    clean: createCleaner(warn),
    next: createCounter(),
  };
  return job;
}

function looksOf(layout: Layout, options: WriteOptions): Looks {
  const headingNumbers = headingNumbersOf(layout);
  if (options.template?.kind !== "docx") {
    const { theme } = options;
    const styles = stylesXml({ theme, layout });
    return {
      theme,
      page: pageShapeOf(theme, options.logo !== undefined),
      styles,
      headingNumbers,
      taken: undefined,
    };
  }
  const template = openTemplate(options.template.bytes);
  const theme = templateTheme(template, options.theme);
  const { xml, ids, numbersHeadings } = takeStyles(template, theme, layout);
  const own = {
    header: options.header !== undefined || options.logo !== undefined,
    footer: options.footer !== undefined,
  };
  return {
    theme,
    page: template.page ?? pageShapeOf(theme, own.header),
    styles: xml,
    // Twice numbered would be worse than numbered the template's way.
    headingNumbers: numbersHeadings ? "none" : headingNumbers,
    taken: {
      template,
      ids,
      takes: (kind) => !own[kind] && template.running.some((part) => part.kind === kind),
    },
  };
}
