import { expect, test } from "vitest";
import { z } from "zod";
import { toStrictSchema } from "./strict-schema.ts";

const toSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: "input" });

test("closes the objects of a schema in which everything is required", () => {
  const schema = toSchema(z.object({ cities: z.array(z.object({ name: z.string().nullable() })) }));
  expect(toStrictSchema(schema)).toMatchObject({
    additionalProperties: false,
    required: ["cities"],
    properties: { cities: { items: { additionalProperties: false, required: ["name"] } } },
  });
});

test.each([
  ["an optional member", z.object({ name: z.string().optional() })],
  ["a default", z.object({ name: z.string().default("none") })],
  ["a map", z.object({ names: z.record(z.string(), z.number()) })],
  ["an open object", z.looseObject({ name: z.string() })],
  ["a tuple", z.object({ pair: z.tuple([z.string(), z.number()]) })],
  ["a value of any kind", z.object({ list: z.array(z.looseObject({})) })],
  ["a URL", z.object({ link: z.url() })],
  [
    "an optional member in a union",
    z.object({ a: z.union([z.string(), z.object({ b: z.int().optional() })]) }),
  ],
])("leaves %s alone", (_what, schema) => {
  expect(toStrictSchema(toSchema(schema))).toBeUndefined();
});

test("takes a schema that refers to itself", () => {
  const Tree = z.object({ name: z.string(), get children() { return z.array(Tree); } }); // prettier-ignore
  expect(toStrictSchema(toSchema(Tree))).toMatchObject({ additionalProperties: false });
});
