import { expect, test } from "vitest";
import { forwardersIn } from "./forwarders-in.ts";

test.each([
  ['export { a } from "./a.ts";', ["a"]],
  ['export type { A, B as C } from "./a.ts";', ["A", "B as C"]],
  ['export * from "./a.ts";', ["*"]],
  ['export * as all from "./a.ts";', ["*"]],
  ['import { a, b } from "./a.ts";\nexport { a };\nexport { c };', ["a"]],
  ['import type {\n  A,\n  B as C,\n} from "./a.ts";\nexport type { A, C };', ["A", "C"]],
  ['import { type A } from "./a.ts";\nexport type B = A;', ["B"]],
  ['import { type A } from "./a.ts";\nexport type B<T> = A<T>;', ["B"]],
  ['import { a } from "./a.ts";\nexport const b = a;', ["b"]],
  ['import { a } from "./a.ts";\nexport const b: Made = a;', ["b"]],
  ['import type { A } from "./a.ts";\nexport interface B extends A {}', ["B"]],
  ['import type { A } from "./a.ts";\nexport interface B extends A { own: string }', []],
  ['import { a } from "./a.ts";\nexport const b = a(1);\nexport type C = A[];\nexport const d = 3;', []],
])("what a file hands on is noticed: %j", (text, names) => {
  expect(forwardersIn(text)).toEqual(names);
});
