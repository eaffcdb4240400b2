/**
 * Each item as something else, made when it is asked for. No generator: while the runtime looks for
 * what is alive, all that a generator has held counts as such, and a long table fills the memory.
 */
export function mapIterable<From, To>(items: Iterable<From>, map: (item: From) => To): Iterable<To> {
  return {
    [Symbol.iterator](): Iterator<To> {
      const given = items[Symbol.iterator]();
      return {
        next() {
          const found = given.next();
          return found.done === true
            ? { done: true, value: undefined }
            : { done: false, value: map(found.value) };
        },
      };
    },
  };
}
