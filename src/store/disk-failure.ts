import { Failure } from "../model/failure.ts";

interface Hint {
  sign: RegExp;
  code?: "busy";
  say(path: string): string;
}

const hints: readonly Hint[] = [
  {
    sign: /database or disk is full|ENOSPC|EDQUOT/i,
    say: (path) =>
      `The disk that holds ${path} is full. Free some space, then resume; nothing finished is lost.`,
  },
  {
    sign: /readonly|read-only|EROFS|EACCES|EPERM|permission denied|unable to open|ENOENT|ENOTDIR/i,
    say: (path) =>
      `${path} cannot be written. Make its folder writable, or name another with --data or DOSSIER_DATA.`,
  },
  {
    sign: /not a database|malformed|corrupt/i,
    say: (path) =>
      `${path} is damaged or no Dossier database. Move it away or restore a copy; blobs and ledger beside it are untouched.`,
  },
  {
    sign: /locked|busy/i,
    code: "busy",
    say: (path) => `${path} is held by another process just now. Try again in a moment.`,
  },
  {
    sign: /disk I\/O error|EIO/i,
    say: (path) => `The disk that holds ${path} reports an error. Check the disk, then resume.`,
  },
];

/** Says in one line what is wrong with a file or folder of ours, and what helps. */
export function diskFailure(path: string): (error: unknown) => Failure {
  return (cause) => {
    if (cause instanceof Failure) return cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    const hint = hints.find(({ sign }) => sign.test(message));
    if (hint === undefined) return new Failure("store", `${path}: ${message}`, { cause });
    const code = hint.code ?? "store";
    return new Failure(code, hint.say(path), { retryable: code === "busy", cause });
  };
}
