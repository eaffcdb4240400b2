import type { ZipEntry } from "../stable-zip.ts";
import type { Area } from "./slide.ts";
import type { Paint } from "./text-xml.ts";

/** What slides stand on: master, layouts and theme, ours or those of a template. */
export interface Base {
  isOwn: boolean;
  /** Points. */
  width: number;
  height: number;
  titleArea: Area;
  /** Where text, tables and pictures go. */
  body: Area;
  numberArea: Area;
  footerArea: Area;
  /** Ties a text to the body of the content layout. */
  bodyPlace?: string;
  /** Of the first slide; without one, its lines stand in a free box. */
  titlePlace: string;
  subtitlePlace?: string;
  /** Names of parts, without a slash before them. */
  layouts: { title: string; section: string; content: string };
  masters: { id: string; part: string }[];
  parts: ZipEntry[];
  /** Of the parts above. */
  types: { defaults: [string, string][]; overrides: [string, string][] };
  paint: Paint;
}
