interface DoubleByte {
  /** As TextDecoder names it. */
  encoding: string;
  /** Whether two bytes are a letter of everyday use in it: the zones its makers filled first. */
  isCommon(first: number, second: number): boolean;
  isLead(byte: number): boolean;
}

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to;

const encodings: readonly DoubleByte[] = [
  {
    encoding: "shift_jis",
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isCommon: (first) => within(first, 0x81, 0x83) || within(first, 0x88, 0x98),
  },
  {
    encoding: "euc-jp",
    isLead: (byte) => within(byte, 0xa1, 0xfe),
    isCommon: (first, second) => second >= 0xa1 && (within(first, 0xa4, 0xa5) || within(first, 0xb0, 0xcf)),
  },
  {
    encoding: "gb18030",
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isCommon: (first, second) => second >= 0xa1 && within(first, 0xb0, 0xd7),
  },
  {
    encoding: "big5",
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isCommon: (first) => within(first, 0xa4, 0xc6),
  },
  {
    encoding: "euc-kr",
    isLead: (byte) => within(byte, 0x81, 0xfe),
    isCommon: (first, second) => second >= 0xa1 && within(first, 0xb0, 0xc8),
  },
];

const mostlyCommon = 0.7;

/** The Chinese, Japanese or Korean encoding a short text is in, where statistics have too little to go by. */
export function guessDoubleByte(bytes: Uint8Array): string | undefined {
  // In western text a letter above ASCII stands alone between others; here it never does.
  if (shareOfLoneBytes(bytes) > 0.5) return undefined;
  const scored = encodings
    .map((one) => ({ encoding: one.encoding, score: isRight(bytes, one.encoding) ? scoreOf(bytes, one) : 0 }))
    .toSorted((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined || best.score < mostlyCommon || best.score === second?.score) return undefined;
  return best.encoding;
}

function shareOfLoneBytes(bytes: Uint8Array): number {
  let [high, lone] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    high += 1;
    if ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80) lone += 1;
  }
  return high === 0 ? 1 : lone / high;
}

function scoreOf(bytes: Uint8Array, { isLead, isCommon }: DoubleByte): number {
  let [letters, common] = [0, 0];
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    letters += 1;
    if (!isLead(first)) continue;
    at += 1;
    if (isCommon(first, bytes[at] ?? 0)) common += 1;
  }
  return letters === 0 ? 0 : common / letters;
}

function isRight(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
