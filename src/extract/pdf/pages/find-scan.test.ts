import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import type { Matrix } from "../matrix.ts";
import { findScan } from "./find-scan.ts";

type Step = readonly [number, ...unknown[]];

/** A page of 600 by 800 points, turned over as the library does it. */
const page: Matrix = [1, 0, 0, -1, 0, 800];
const whole = new Float32Array([0, 0, 600, 800]);
const fill: Step = [OPS.transform, 600, 0, 0, 800, 0, 0];
const picture: Step = [OPS.paintImageXObject, "img_1", 1200, 1600];

function find(...steps: readonly Step[]) {
  const operators = { fnArray: steps.map(([fn]) => fn), argsArray: steps.map(([, ...args]) => args) };
  return findScan(operators, page);
}

test("a page of one picture is that picture, with its place on the page", () => {
  const placed = [600, 0, 0, -800, 0, 800];
  expect(find([OPS.save], fill, picture, [OPS.restore])).toEqual({ id: "img_1", placed });
  const window: Step = [OPS.constructPath, OPS.endPath, [null], whole];
  expect(find([OPS.save], [OPS.clip], window, fill, picture, [OPS.restore])).toMatchObject({ id: "img_1" });
  const plain: Step = [OPS.setGState, [["ca", 1] as const, ["BM", "source-over"] as const]];
  expect(find(plain, fill, picture)).toMatchObject({ id: "img_1" });
});

test("a picture inside a form is placed by both", () => {
  const form: Step = [OPS.paintFormXObjectBegin, [0.5, 0, 0, 0.5, 0, 0], null];
  const scan = find(form, fill, picture, [OPS.paintFormXObjectEnd]);
  expect(scan?.placed).toEqual([300, 0, 0, -400, 0, 800]);
});

test.each<[string, readonly Step[]]>([
  ["there is none", [fill]],
  ["there are two", [fill, picture, picture]],
  ["letters are drawn too", [fill, picture, [OPS.showText, []]]],
  ["something is painted over it", [fill, picture, [OPS.constructPath, OPS.fill, [null], whole]]],
  ["it shines through", [[OPS.setGState, [["ca", 0.5]]], fill, picture]],
  ["it is masked", [[OPS.setGState, [["SMask", {}]]], fill, picture]],
  ["its layer may be off", [[OPS.beginMarkedContentProps, "OC", {}], fill, picture]],
  [
    "only a part of it shows",
    [[OPS.clip], [OPS.constructPath, OPS.endPath, [null], new Float32Array([0, 0, 600, 400])], fill, picture],
  ],
])("no page of one picture where %s", (_, steps) => {
  expect(find(...steps)).toBeUndefined();
});
