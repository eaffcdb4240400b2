type Mask = (text: string) => string;

interface Inside {
  mask: Mask;
  /** The objects around this one, to notice a circle. */
  above: readonly object[];
}

const deepest = 8;
const mostEntries = 100;

/** A log record as plain, bounded data, with every text in it masked: keys, numbers, errors and their causes too. */
export function maskRecord(record: object, mask: Mask): object {
  const plain = toPlain(record instanceof Error ? { err: record } : record, { mask, above: [] });
  return typeof plain === "object" && plain !== null ? plain : { value: plain };
}

function toPlain(value: unknown, inside: Inside): unknown {
  switch (typeof value) {
    case "string":
      return inside.mask(value);
    case "number":
    case "bigint": {
      const text = String(value);
      const masked = inside.mask(text);
      return typeof value === "number" && masked === text ? value : masked;
    }
    case "object":
      return value === null ? null : objectToPlain(value, inside);
    case "boolean":
      return value;
    default:
      return undefined;
  }
}

function objectToPlain(value: object, { mask, above }: Inside): unknown {
  if (above.includes(value)) return "[circular]";
  if (above.length >= deepest) return "[deeper]";
  const inside = { mask, above: [...above, value] };
  try {
    if (value instanceof Error) return errorToPlain(value, inside);
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if ("toJSON" in value && typeof value.toJSON === "function") return toPlain(value.toJSON(), inside);
    if (Array.isArray(value)) return value.slice(0, mostEntries).map((item) => toPlain(item, inside) ?? null);
    const entries = Object.entries(value).slice(0, mostEntries);
    return Object.fromEntries(entries.map(([key, item]) => [mask(key), toPlain(item, inside)]));
  } catch {
    // a getter of a stranger; a log line is never worth an accident
    return "[unreadable]";
  }
}

/** Only what every error has: others of an error's properties may hold a whole request. */
function errorToPlain(error: Error, inside: Inside): unknown {
  const { name: type, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  const errors = error instanceof AggregateError ? error.errors : undefined;
  return toPlain({ type, code, message, stack, cause, errors }, inside);
}
