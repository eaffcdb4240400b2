import type { Place } from "./workflow.ts";

// apart from the schemas, so that the fold of events runs in a browser without them

/** A new user input: the round goes up, task and action start again. */
export function incrementRound<T extends Place>(state: T): T {
  return { ...state, round: state.round + 1, task: 0, action: 0 };
}

export function incrementTask<T extends Place>(state: T): T {
  return { ...state, task: state.task + 1, action: 0 };
}

export function incrementAction<T extends Place>(state: T): T {
  return { ...state, action: state.action + 1 };
}
