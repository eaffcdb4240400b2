import { type ErrorFacts, gatherFacts } from "./error-facts.ts";
import { maskSecrets } from "./mask-secrets.ts";
import { maxRetryAfterMs, readRetryAfter } from "./read-retry-after.ts";
import type { Trouble, TroubleKind } from "../../model/calls/trouble.ts";

const maxMessageLength = 300;
/** Masking takes longer with the length, and of a long text only the beginning is shown. */
const maxMaskedLength = 2000;

/** How providers and local servers put it. */
const words = {
  overflow:
    /context[_ ](length|window|size|limit)|maximum model length|prompt is too long|input is too long|string too long|too many (input )?tokens|exceeds the maximum number of tokens|tokens \+ `?max_new_tokens|request[_ ]too[_ ]large|reduce the length of/i,
  tooLargeForLimit: /request too large/i,
  refused:
    /content[_ -]?(filter|policy|management|moderation)|safety (system|setting|filter)|usage policy|flagged (as|for|by)|prohibited[_ ]content|moderation/i,
  quota:
    /insufficient[_ ](quota|credit|balance|fund)|exceeded your current quota|credit balance is too low|billing[_ ]hard[_ ]limit/i,
  overload: /overloaded|(over|at) capacity/i,
  key: /api[_ ]key[_ ](not valid|invalid|expired|not found)|(invalid|incorrect)[_ ](api[_ ]key|x-api-key)/i,
  noModel: /model_not_found|(invalid|unknown)[_ ]model|\bmodel\b.{0,100}does not exist/i,
} as const;

const networkCode =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_|ENOTFOUND|EPROTO|UND_ERR_|ERR_SOCKET|ERR_STREAM|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;
const networkWords =
  /fetch failed|socket hang up|\bterminated\b|other side closed|premature close|network error|cannot connect/i;
const slowCode = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;
const garbageName =
  /^AI_(JSONParse|TypeValidation|InvalidResponseData|EmptyResponseBody|NoContentGenerated)Error$/;
const ourMistakeName =
  /^AI_(InvalidArgument|InvalidPrompt|UnsupportedFunctionality|NoSuchModel|LoadSetting)Error$/;
const keyName = /^AI_LoadAPIKeyError$/;

export interface ClassifyOptions {
  /** Keys in use, so that no echo of them gets through. */
  secrets?: readonly string[];
}

/** The one place that decides what went wrong with a call; it never throws, whatever was thrown. */
export function classifyError(error: unknown, options: ClassifyOptions = {}): Trouble {
  const facts = gatherFacts(error);
  const kind = toKind(facts);
  const isHopeless = kind === "rate-limit" && isQuotaUsedUp(facts);
  const retryAfterMs = readRetryAfter(facts) ?? (isHopeless ? maxRetryAfterMs : undefined);
  const message = `${isHopeless ? "quota used up, waiting will not help: " : ""}${describe(facts)}`;
  return {
    kind,
    message: toLine(maskSecrets(message.slice(0, maxMaskedLength), options.secrets ?? [])),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    ...(facts.status === undefined ? {} : { status: facts.status }),
  };
}

function toKind(facts: ErrorFacts): TroubleKind {
  const { status } = facts;
  if (status === undefined || status < 400) return toKindWithoutStatus(facts);
  if (status >= 500) return toServerKind(facts, status);
  return toClientKind(facts, status);
}

function toKindWithoutStatus({ names, codes, messages }: ErrorFacts): TroubleKind {
  if (names.some((name) => keyName.test(name))) return "authentication";
  // First of all, because such an error quotes the body, and that may say anything.
  if (names.some((name) => garbageName.test(name))) return "server";
  if (names.some((name) => ourMistakeName.test(name))) return "bad-request";
  if (names.includes("TimeoutError") || codes.some((code) => slowCode.test(code))) return "timeout";
  if (names.includes("AbortError") || codes.some((code) => networkCode.test(code))) return "network";
  if (messages.some((message) => networkWords.test(message))) return "network";
  return "server";
}

function toServerKind({ body, messages }: ErrorFacts, status: number): TroubleKind {
  // llama.cpp reports a full context as its own fault.
  if (status === 500 && words.overflow.test(body)) return "context-overflow";
  if (status === 503 || status === 529) return "overload";
  return words.overload.test(body) || messages.some((said) => words.overload.test(said))
    ? "overload"
    : "server";
}

function toClientKind(facts: ErrorFacts, status: number): TroubleKind {
  const text = textOf(facts);
  if (isQuotaUsedUp(facts)) return "rate-limit";
  switch (status) {
    case 408:
      return "timeout";
    case 429:
      // A request beyond a whole minute's allowance never fits, however long one waits.
      return words.tooLargeForLimit.test(text) ? "context-overflow" : "rate-limit";
    case 401:
      return "authentication";
    case 403:
      return words.refused.test(text) ? "refused" : "authentication";
    case 404:
      return /\bmodel/i.test(text) ? "authentication" : "bad-request";
    case 413:
      return "context-overflow";
    default:
      return toComplaintKind(text);
  }
}

/** A 400 or 422, which can mean anything: only the words tell. */
function toComplaintKind(text: string): TroubleKind {
  if (words.key.test(text) || words.noModel.test(text)) return "authentication";
  if (words.refused.test(text)) return "refused";
  return words.overflow.test(text) ? "context-overflow" : "bad-request";
}

function isQuotaUsedUp(facts: ErrorFacts): boolean {
  const { status = 0 } = facts;
  return status === 402 || (status >= 400 && status < 500 && words.quota.test(textOf(facts)));
}

function textOf({ body, messages }: ErrorFacts): string {
  return `${body}\n${messages.join("\n")}`;
}

function describe({ status, said, names, codes, messages }: ErrorFacts): string {
  // The body of a garbled answer may be a document's content, which has no place in a log.
  if (names.some((name) => garbageName.test(name)) && said === undefined)
    return `${status === undefined ? "an answer" : `HTTP ${status}`} with a body that is no answer of a model`;
  const reason = said ?? messages.findLast((message) => message !== "") ?? "";
  const code = codes.findLast((text) => text !== "") ?? "";
  const where = status === undefined ? code : `HTTP ${status}`;
  return [where, reason].filter((part) => part !== "").join(": ");
}

/** One line without control characters, and short enough for a log. */
function toLine(text: string): string {
  const line = text.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim();
  if (line.length <= maxMessageLength) return line || "an error without any explanation";
  return `${line.slice(0, maxMessageLength - 1).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
