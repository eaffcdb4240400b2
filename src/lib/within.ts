/** Settles with the work, or fails after the given time: a system call on a dead mount never comes back. */
export function within<T>(ms: number, work: Promise<T>, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} does not answer`)), ms);
  work.catch(() => undefined); // it may fail after nobody waits any more
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
