import { Failure } from "../../model/failure.ts";
import type { PlannedTask } from "../../model/task.ts";

/** Each task after those it depends on, otherwise as planned. A circle, a task that is not there and an id used twice are refused. */
export function orderTasks(tasks: readonly PlannedTask[]): PlannedTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  if (byId.size < tasks.length) throw new Failure("invalid", "Two tasks of the plan have the same id.");
  const ordered: PlannedTask[] = [];
  const placed = new Set<string>();
  const visit = (task: PlannedTask, trail: readonly string[]) => {
    if (placed.has(task.id)) return;
    const way = [...trail, task.id];
    if (trail.includes(task.id))
      throw new Failure("invalid", `The tasks depend on each other in a circle: ${way.join(" → ")}.`);
    for (const needed of task.dependsOn) {
      const before = byId.get(needed);
      if (before === undefined)
        throw new Failure("invalid", `${task.id} depends on "${needed}", which is no task of the plan.`);
      visit(before, way);
    }
    placed.add(task.id);
    ordered.push(task);
  };
  for (const task of tasks) visit(task, []);
  return ordered;
}
