import { cleanText } from "../clean-text.ts";
import type { Layout, RenderWarning, WriteOptions, Writer } from "../layout.ts";
import { makeStableZip } from "../stable-zip.ts";
import type { Base } from "./base.ts";
import { defaultBase } from "./default-base.ts";
import { packageParts } from "./package-parts.ts";
import { planSlides } from "./plan-slides.ts";
import { rasterise } from "./rasterise.ts";
import { takeLead } from "./take-lead.ts";
import { templateBase } from "./template-base.ts";
import { isCutOnTitle, titleSlide } from "./title-slide.ts";

/** A presentation of 16:9, or of the shape of a template: one slide per heading, as many as its text needs. */
export const writePptx: Writer = async (layout, options) => {
  const warnings: RenderWarning[] = [];
  if (hasUnclean(layout) || hasUnclean([options.header ?? "", options.footer ?? ""]))
    warnings.push({
      code: "control-characters",
      message: "Characters that no presentation can hold were left out.",
    });
  if (isCutOnTitle(layout))
    warnings.push({
      code: "shortened",
      message: "Subject or authors are too long for the first slide: they were shortened there.",
    });
  const pictures = await rasterise(layout, options.logo);
  const settled = { ...options, ...(pictures.logo === undefined ? {} : { logo: pictures.logo }) };
  const base = baseOf(pictures.layout, settled, warnings);
  options.signal?.throwIfAborted();
  // the first slide of a template has room for its own lines alone
  const { lead, layout: rest } = base.isOwn
    ? takeLead(pictures.layout, base.body.width)
    : { lead: [], layout: pictures.layout };
  const slides = [...titleSlide(pictures.layout, base.body, lead), ...planSlides(rest, base)];
  options.signal?.throwIfAborted();
  const lines = base.isOwn ? [options.footer] : [options.header, options.footer];
  const entries = packageParts({
    slides,
    layout: pictures.layout,
    base,
    theme: options.theme,
    footer: lines.filter((line) => line !== undefined && line !== "").join(" · "),
    ...(base.isOwn && settled.logo !== undefined ? { logo: settled.logo } : {}),
  });
  return { bytes: makeStableZip(entries), warnings };
};

function baseOf(layout: Layout, options: WriteOptions, warnings: RenderWarning[]): Base {
  if (options.template?.kind !== "pptx") return defaultBase(layout, options);
  if (options.logo !== undefined)
    warnings.push({ code: "logo-left-out", message: "A logo is not placed on the slides of a template." });
  return templateBase(options.template.bytes, warnings);
}

/** Bytes of pictures are no text. */
function hasUnclean(value: unknown): boolean {
  if (typeof value === "string") return cleanText(value) !== value.replaceAll(/\r\n?/g, "\n");
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return false;
  return Object.values(value).some((item) => hasUnclean(item));
}
