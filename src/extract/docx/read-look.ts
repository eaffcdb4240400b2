import { isMonospace } from "../flow/text-looks.ts";
import { valueOf } from "../flow/xml-names.ts";

/** How text looks, as far as it says whether it is seen and whether it is code. */
export interface DocxTextLook {
  vanish?: boolean;
  tiny?: boolean;
  color?: string;
  fill?: string;
  monospace?: boolean;
}

const tinyHalfPoints = 4;

/** One run property or shading element turned into what it says of the look. */
export function readLook(name: string, attributes: Record<string, string>): DocxTextLook {
  const value = valueOf(attributes, "val");
  switch (name) {
    case "vanish":
    case "specVanish":
      return { vanish: isOn(value) };
    case "color":
      return value === undefined ? {} : { color: value };
    case "sz":
      return { tiny: Number(value) > 0 && Number(value) <= tinyHalfPoints };
    case "highlight":
      return { fill: value === "white" || value === "none" ? "FFFFFF" : "000000" };
    case "shd":
      return {
        fill: (value === "solid" ? valueOf(attributes, "color") : valueOf(attributes, "fill")) ?? "auto",
      };
    case "rFonts": {
      const font = valueOf(attributes, "ascii") ?? valueOf(attributes, "hAnsi");
      return font === undefined ? {} : { monospace: isMonospace(font) };
    }
    default:
      return {};
  }
}

/** A switch is on unless its value says otherwise. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off|none)$/i.test(value);
}
