const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  ELOOP: "its links lead in a circle",
  ENAMETOOLONG: "the name is too long",
  ENOTDIR: "a part of the path is not a folder",
  ENOENT: "it does not exist",
  EROFS: "the file system is read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "the quota is used up",
  EMFILE: "too many files are open",
  EIO: "the disk reports an error",
  EISDIR: "it is a folder",
  ENXIO: "it is a socket or a device without a driver",
};

/** What the system says about a path, in words. */
export function whyUnopened(cause: unknown): string {
  const code = codeOf(cause);
  if (code !== undefined && reasons[code] !== undefined) return reasons[code];
  return cause instanceof Error ? cause.message : String(cause);
}

export function codeOf(cause: unknown): string | undefined {
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined;
  return typeof code === "string" ? code : undefined;
}
