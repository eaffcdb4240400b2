import type { Evidence } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../../render/render.ts";
import { withoutCitations } from "../document/made-from.ts";

export interface WrittenBody {
  text: string;
  html: string;
}

/**
 * The finished text as the body of a mail: its subject stands in the head of the mail, and notes to its sources are
 * for whoever checks it, not for whoever gets it, unless they are asked for.
 */
export async function writeBody(
  finished: UnifiedDocument,
  { sources, withSources }: { sources: readonly Evidence[]; withSources: boolean },
): Promise<WrittenBody> {
  const own = withSources ? finished : withoutCitations(finished);
  const { title: _title, ...metadata } = own.metadata;
  const document: UnifiedDocument = { ...own, metadata: { ...metadata, title: "", kind: "mail" } };
  const given = { document, sources: withSources ? sources : [] };
  const [text, html] = [await written(given, "txt"), await written(given, "html")];
  return { text: `${text.trimEnd()}\n`, html: bodyOf(html) };
}

async function written(
  given: { document: UnifiedDocument; sources: readonly Evidence[] },
  format: string,
): Promise<string> {
  const { bytes } = await renderDocument({ ...given, format });
  return Buffer.from(bytes).toString("utf8");
}

/** Mail programs have a look of their own: only what stands on the page is taken, without its styles. */
function bodyOf(page: string): string {
  const [start, end] = [page.indexOf("<main"), page.lastIndexOf("</main>")];
  const inner = start === -1 || end === -1 ? page : page.slice(page.indexOf(">", start) + 1, end);
  return `<html><body>${inner.trim()}</body></html>`;
}

/** What a person typed instead, paragraph by paragraph. */
export function fromPlain(text: string): WrittenBody {
  const escape = (line: string) =>
    line.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
  const paragraphs = text.trim().split(/\n{2,}/);
  const html = paragraphs
    .map((paragraph) => `<p>${escape(paragraph).replaceAll("\n", "<br>")}</p>`)
    .join("\n");
  return { text: `${text.trimEnd()}\n`, html: `<html><body>${html}</body></html>` };
}
