/** Reach out of the workbook or start programs, in Excel, LibreOffice or Google Sheets. */
const reaching = new Set(
  (
    "CALL DDE DDEINIT EXEC FILTERXML HYPERLINK IMAGE IMPORTDATA IMPORTFEED IMPORTHTML IMPORTRANGE IMPORTXML " +
    "INFO REGISTER REGISTER.ID RTD STOCKHISTORY WEBSERVICE ENCODEURL CUBEVALUE CUBEMEMBER CUBESET EVALUATE"
  ).split(" "),
);

/** Younger than the file format: stored with a prefix, or Excel shows #NAME?. */
const younger = new Set(
  (
    "ACOT ARABIC BASE BYCOL BYROW CHOOSECOLS CHOOSEROWS CONCAT COVARIANCE.P COVARIANCE.S DAYS DROP EXPAND FILTER " +
    "FORMULATEXT HSTACK IFNA IFS ISFORMULA ISOWEEKNUM MAXIFS MINIFS MODE.MULT MODE.SNGL NORM.DIST NORM.INV " +
    "NUMBERVALUE PERCENTILE.EXC PERCENTILE.INC QUARTILE.EXC QUARTILE.INC RANDARRAY RANK.AVG RANK.EQ SEQUENCE SHEET " +
    "SHEETS SORT SORTBY STDEV.P STDEV.S SWITCH TAKE TEXTAFTER TEXTBEFORE TEXTJOIN TEXTSPLIT TOCOL TOROW UNICHAR " +
    "UNICODE UNIQUE VAR.P VAR.S VSTACK WRAPCOLS WRAPROWS XLOOKUP XMATCH XOR"
  ).split(" "),
);
const inWorksheet = new Set(["FILTER", "SORT"]);
const longest = 8_000;
const deepest = 60;

const tokens =
  /\s+|"(?:[^"]|"")*"|(?:\d+\.?\d*|\.\d+)(?:E[+-]?\d+)?(?![\p{L}\d_:!])|#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!)|(?:(?:'(?:[^'[\]:*?/\\]|'')+'|[\p{L}_][\p{L}\d_.]*)!)?(?:\$?[A-Z]{1,3}\$?\d{1,7}(?::\$?[A-Z]{1,3}\$?\d{1,7})?|\$?[A-Z]{1,3}:\$?[A-Z]{1,3}|\$?\d{1,7}:\$?\d{1,7})(?![\p{L}\d_.(!])|(?<name>[\p{L}_\\][\p{L}\d_.]*)|<>|<=|>=|[-+*/^&=<>%(),{};]/giuy;

type Kind = "value" | "name" | "operator" | "(" | ")" | "," | "%" | "{" | "}" | ";";
interface Token {
  kind: Kind;
  text: string;
}

/** The formula as a file holds it, or none where a program would refuse it or where it reaches out of the workbook. */
export function checkFormula(formula: string): string | undefined {
  const body = formula.trim().replace(/^=/, "");
  if (body === "" || body.length > longest) return undefined;
  const found = tokenise(body);
  if (found === undefined) return undefined;
  const reader = { tokens: found, at: 0, depth: 0 };
  if (!readExpression(reader) || reader.at !== found.length) return undefined;
  return found.map((one, index) => prefixed(one, found[index + 1])).join("");
}

function tokenise(body: string): Token[] | undefined {
  const found: Token[] = [];
  let at = 0;
  for (const { 0: text, groups } of body.matchAll(tokens)) {
    at += text.length;
    if (text.trim() !== "")
      found.push({ kind: groups?.["name"] === undefined ? kindOf(text) : "name", text });
  }
  return at === body.length ? found : undefined;
}

function kindOf(text: string): Kind {
  if (/^[(),%{};]$/.test(text)) return text as Kind;
  return /^(?:<>|<=|>=|[-+*/^&=<>])$/.test(text) ? "operator" : "value";
}

interface TokenReader {
  tokens: Token[];
  at: number;
  depth: number;
}

function take(reader: TokenReader, kind: Kind): Token | undefined {
  const token = reader.tokens[reader.at];
  if (token?.kind !== kind) return undefined;
  reader.at += 1;
  return token;
}

function readExpression(reader: TokenReader): boolean {
  reader.depth += 1;
  if (reader.depth > deepest) return false;
  do if (!readOperand(reader)) return false;
  while (take(reader, "operator") !== undefined);
  reader.depth -= 1;
  return true;
}

function readOperand(reader: TokenReader): boolean {
  for (let sign = reader.tokens[reader.at]; /^[-+]$/.test(sign?.text ?? ""); sign = reader.tokens[reader.at])
    reader.at += 1;
  const isRead = readPrimary(reader);
  while (isRead && take(reader, "%") !== undefined);
  return isRead;
}

function readPrimary(reader: TokenReader): boolean {
  if (take(reader, "value") !== undefined) return true;
  if (take(reader, "{") !== undefined) return readArray(reader);
  const name = take(reader, "name");
  if (take(reader, "(") === undefined) return name !== undefined;
  if (name !== undefined && reaching.has(plainName(name.text))) return false;
  if (name !== undefined && take(reader, ")") !== undefined) return true;
  return readArguments(reader, name !== undefined) && take(reader, ")") !== undefined;
}

/** One expression in brackets, or the arguments of a function, of which some may be left out. */
function readArguments(reader: TokenReader, areMany: boolean): boolean {
  do {
    const next = reader.tokens[reader.at]?.kind;
    if (areMany && (next === "," || next === ")")) continue;
    if (!readExpression(reader)) return false;
  } while (areMany && take(reader, ",") !== undefined);
  return true;
}

function readArray(reader: TokenReader): boolean {
  do {
    const sign = reader.tokens[reader.at];
    if (sign?.text === "-") reader.at += 1;
    if (take(reader, "value") === undefined && !/^(?:true|false)$/i.test(take(reader, "name")?.text ?? ""))
      return false;
  } while (take(reader, ",") !== undefined || take(reader, ";") !== undefined);
  return take(reader, "}") !== undefined;
}

function plainName(name: string): string {
  return name.toUpperCase().replace(/^(?:_XLFN\.|_XLWS\.|_XLUDF\.)+/, "");
}

function prefixed({ kind, text }: Token, next: Token | undefined): string {
  if (kind !== "name" || next?.kind !== "(") return text;
  const name = plainName(text);
  if (inWorksheet.has(name)) return `_xlfn._xlws.${name}`;
  return younger.has(name) ? `_xlfn.${name}` : name;
}
