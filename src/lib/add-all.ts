/** Puts every value behind the list. `list.push(...more)` overflows the stack where there are many. */
export function addAll<Value>(list: Value[], more: Iterable<Value>): void {
  for (const value of more) list.push(value);
}
