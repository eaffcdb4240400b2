import type { ActionParameters, ParameterField } from "../../../model/action.ts";
import type { ParametersInput } from "../../../prompts/set-parameters.ts";
import { nameFormats } from "./find-formats.ts";
import { toTitle } from "../../../model/documents/to-title.ts";

interface PropertySchema {
  [keyword: string]: unknown;
}

/** Fills the fields from the words of objective and context; what is required is always filled. */
export function setByRules(input: ParametersInput): ActionParameters {
  const { objective, parametersContext, fields, schema } = input;
  const context = parametersContext.trim() === "" ? objective : parametersContext;
  const words = { main: context, all: `${parametersContext}\n${objective}` };
  const properties = toObject(schema["properties"]);
  const entries = fields.flatMap((field) => {
    const value = findValue(field, toObject(properties[field.name]), words);
    return value === undefined ? [] : [[field.name, value] as const];
  });
  return { schema: "parameters_v1", parameters: Object.fromEntries(entries) };
}

interface Words {
  /** What a text-like field takes over whole. */
  main: string;
  all: string;
}

function findValue(field: ParameterField, property: PropertySchema, words: Words): unknown {
  const found = named(field, property, words);
  if (found !== undefined || !field.required) return found;
  return property["default"] ?? fallback(field, property, words);
}

/** A value that the words hold; undefined where they say nothing about the field. */
function named(
  { name, type, required, description }: ParameterField,
  property: PropertySchema,
  { all }: Words,
) {
  switch (type) {
    case "enum":
      return valuesOf(property, description).find((value) => mentions(all, String(value)));
    case "boolean":
      return mentionsName(all, name) && !isDenied(all, name) ? true : undefined;
    case "number":
      return required || mentionsName(all, name) ? firstNumber(all, property) : undefined;
    case "string":
      return namedText(name, property, all);
    case "array": {
      const values = valuesOf(toObject(property["items"]), description);
      const held = values.filter((value) => mentions(all, String(value)));
      return held.length > 0 ? held : undefined;
    }
    case "object":
      return undefined;
  }
}

function namedText(name: string, property: PropertySchema, text: string): string | undefined {
  const kind = typeof property["format"] === "string" ? property["format"] : "";
  if (/^(format|extension|fileType)$/iu.test(name)) return nameFormats(text)[0];
  if (kind === "email" || /mail|recipient|^to$/iu.test(name))
    return /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(text)?.[0];
  if (kind === "uri" || /^(url|uri|link)$/iu.test(name)) return /https?:\/\/[^\s<>")]+/u.exec(text)?.[0];
  if (kind === "date" || /date$/iu.test(name)) return /\b\d{4}-\d{2}-\d{2}\b/u.exec(text)?.[0];
  const isShort = /^(title|subject|fileName|name|label)$/u.test(name);
  return isShort ? /["“„«]([^"”“»]{1,80})["”“»]/u.exec(text)?.[1] : undefined;
}

/** Something that fits, for a field that must be there. */
function fallback(
  { name, type, description }: ParameterField,
  property: PropertySchema,
  words: Words,
): unknown {
  switch (type) {
    case "enum":
      return valuesOf(property, description)[0] ?? "";
    case "boolean":
      return false;
    case "number":
      return within(0, property);
    case "array":
      return [words.main.trim()];
    case "object":
      return Object.fromEntries(requiredMembers(property).map((member) => [member, words.main.trim()]));
    case "string":
      if (/^(format|extension|fileType)$/iu.test(name)) return "md";
      if (/^(title|subject|fileName|name|label)$/u.test(name)) return toTitle(words.main);
      return words.main.trim();
  }
}

function valuesOf(property: PropertySchema, description: string): unknown[] {
  if (Array.isArray(property["enum"])) return property["enum"];
  const listed = /one of (?<values>.+)$/u.exec(description)?.groups?.["values"];
  return listed === undefined ? [] : listed.split(", ");
}

function firstNumber(text: string, property: PropertySchema): number | undefined {
  const found = /(?<![\p{L}\p{N}])\d+(?:\.\d+)?(?!\p{L})/u.exec(
    text.replaceAll(/(?<=\d)['’](?=\d{3})/gu, ""),
  )?.[0];
  return found === undefined ? undefined : within(Number(found), property);
}

function within(value: number, { type, minimum, maximum }: PropertySchema): number {
  const low = typeof minimum === "number" ? Math.max(minimum, value) : value;
  const held = typeof maximum === "number" ? Math.min(maximum, low) : low;
  return type === "integer" ? Math.round(held) : held;
}

function mentions(text: string, value: string): boolean {
  const plain = value.toLowerCase().replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  return (
    value !== "" && new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, "u").test(text.toLowerCase())
  );
}

/** "numberedHeadings" is named by "numbered headings". */
function spaced(name: string): string {
  return name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})|[_-]+/gu, " ").toLowerCase();
}

function mentionsName(text: string, name: string): boolean {
  return mentions(text, spaced(name)) || mentions(text, name);
}

function isDenied(text: string, name: string): boolean {
  const before = text.toLowerCase().slice(0, text.toLowerCase().indexOf(spaced(name)));
  return /(?<!\p{L})(no|not|without|kein|keine|nicht|ohne|pas|sans|non|senza|sin)\s+(?:\p{L}+\s+)?$/u.test(
    before,
  );
}

function requiredMembers(property: PropertySchema): string[] {
  const { required } = property;
  return Array.isArray(required) ? required.filter((name): name is string => typeof name === "string") : [];
}

function toObject(value: unknown): PropertySchema {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
