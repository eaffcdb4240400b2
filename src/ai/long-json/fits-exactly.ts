import { type CutState, roleAt, unitRoles } from "./open-path.ts";
import { readToken } from "./json-tokens.ts";
import { neededOf } from "./closers-of.ts";
import { isBesideSections } from "./next-section.ts";
import { memberOf, type Outline, outlineJson, roleOf } from "./outline-json.ts";
import { fitsRole } from "./find-seams.ts";

const arrays = [...unitRoles, "headers", "citations", "authors", "labels"];
const texts = [
  "id",
  "text",
  "code",
  "content_type",
  "title",
  "language",
  "value",
  "format",
  "caption",
  "alt",
];

/** The arrays of which each object has members that it must have. */
const known = ["sections", "items", "cells"];

/** Whether what an answer begins with may stand where a value is due, so that a new beginning is not taken for it. */
export function fitsExactly(ground: CutState, body: string): boolean {
  const { open, text, scalar } = ground;
  const top = open.at(-1);
  const token = readToken(body, 0);
  const due = /[[,:][\t\n\r ]*$/.exec(text.slice(-1000))?.[0].charAt(0);
  if (scalar !== undefined || top === undefined || token === undefined || due === undefined) return true;
  const first = body.charAt(token.start);
  if (first === "]" || first === "}") return true;
  if (top.kind === "array") return fitsArray(ground, body);
  if (due !== ":" || top.key === undefined) return true;
  if (first === "{" && roleOf(outlineJson(body)) !== "other") return false;
  if (first === "[") return fitsKey(top.key, outlineJson(body)?.first);
  if (arrays.includes(top.key)) return false;
  // a value may be any scalar
  return !texts.includes(top.key) || first !== "{";
}

/** Whether an array that begins with this item may be the member's value. */
function fitsKey(key: string, first: Outline | undefined): boolean {
  if (texts.includes(key)) return false;
  if (first === undefined || !arrays.includes(key)) return roleOf(first) === "other";
  return unitRoles.includes(key) ? fitsRole(first, key) : first.kind === "string" || first.kind === "bare";
}

function fitsArray(ground: CutState, body: string): boolean {
  const role = roleAt(ground, ground.open.length - 1);
  const node = outlineJson(body);
  const kind = roleOf(node);
  if (!isTelling(node, role)) return false;
  const hasOwn =
    role === "elements" ? neededOf(ground) !== undefined : role !== undefined && known.includes(role);
  if (hasOwn && isBesideSections(node)) return false;
  switch (role) {
    case "sections":
      return node?.kind === "object" && kind !== "document" && !isLastAgain(ground, body);
    case "elements":
    case "rows":
      return node !== undefined && fitsRole(node, role);
    case "items":
      return node?.kind === "string" || (node?.kind === "object" && kind === "other");
    case "cells":
      return node?.kind !== "array" && kind === "other";
    case "citations":
    case "authors":
      return node?.kind === "string";
    default:
      return kind === "other" && roleOf(node?.first) === "other";
  }
}

/** An object cut so early that it might still become a section or a document is not taken for anything else. */
function isTelling(node: Outline | undefined, role: string | undefined): boolean {
  if (node?.kind !== "object" || node.end !== undefined) return true;
  const key = node.members[0]?.key;
  const others =
    role === "sections" ? ["metadata", "sections"] : ["metadata", "sections", "id", "content_type"];
  return key !== undefined && (node.members.length > 1 || others.every((other) => !other.startsWith(key)));
}

/** Two sections never share an id. */
function isLastAgain({ text, open }: CutState, body: string): boolean {
  const { lastItem } = open.at(-1) ?? {};
  if (lastItem === undefined) return false;
  const idIn = (from: string) => {
    const id = memberOf(outlineJson(from), "id");
    return id?.kind === "string" && id.end !== undefined ? from.slice(id.start, id.end) : undefined;
  };
  const id = idIn(body);
  return id !== undefined && id === idIn(text.slice(lastItem.start, lastItem.end));
}
