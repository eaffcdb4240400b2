/** Made when it is first asked for, and kept. */
export function lazy<T>(make: () => T): () => T {
  let kept: { value: T } | undefined;
  return () => (kept ??= { value: make() }).value;
}
