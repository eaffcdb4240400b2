/** What a hash was made with; kept in its text, so that it can rise. */
export interface Argon2Cost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

export interface PhcHash extends Argon2Cost {
  salt: Buffer;
  tag: Buffer;
}

const shape =
  /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,6}),p=(\d{1,4})\$([A-Za-z0-9+/]{11,128})\$([A-Za-z0-9+/]{16,128})$/;

/** The common text of password hashes: $argon2id$v=19$m=…,t=…,p=…$salt$tag. */
export function toPhc({ memory, passes, parallelism, salt, tag }: PhcHash): string {
  const plain = (bytes: Buffer) => bytes.toString("base64").replace(/={1,2}$/, "");
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

export function fromPhc(text: string): PhcHash | undefined {
  const [, memory, passes, parallelism, salt, tag] = shape.exec(text) ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
