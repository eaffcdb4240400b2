import fc from "fast-check";
import { expect, test } from "vitest";
import { PlannedTask } from "../../model/task.ts";
import { orderTasks } from "./order-tasks.ts";

function task(id: string, dependsOn: string[]): PlannedTask {
  return PlannedTask.parse({ id, objective: id, deliverable: { type: "x", format: "md" }, dependsOn });
}

test("whatever depends on whatever, each task comes after those it depends on, and none is lost", () => {
  const plans = fc
    .array(fc.array(fc.nat(20)), { minLength: 1, maxLength: 12 })
    // a task may depend on those before it in some order of its own, so that there is no circle
    .map((links) =>
      links.map((to, n) =>
        task(
          `t${n}`,
          [...new Set(to.filter((m) => m < n))].map((m) => `t${m}`),
        ),
      ),
    )
    .chain((tasks) => fc.shuffledSubarray(tasks, { minLength: tasks.length }));
  fc.assert(
    fc.property(plans, (tasks) => {
      const order = orderTasks(tasks).map(({ id }) => id);
      expect(order.toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
      for (const { id, dependsOn } of tasks)
        for (const before of dependsOn) expect(order.indexOf(before)).toBeLessThan(order.indexOf(id));
    }),
  );
});

test("a plan without dependencies stays as it is", () => {
  expect(orderTasks([task("b", []), task("a", [])]).map(({ id }) => id)).toEqual(["b", "a"]);
});

test.each([
  ["a circle", [task("a", ["b"]), task("b", ["c"]), task("c", ["a"])], "a → b → c → a"],
  ["a task that depends on itself", [task("a", ["a"])], "a → a"],
  ["a task that is not there", [task("a", ["z"])], '"z", which is no task'],
  ["the same id twice", [task("a", []), task("a", [])], "same id"],
])("%s is refused by name", (_, tasks, words) => {
  expect(() => orderTasks(tasks)).toThrow(words);
});
