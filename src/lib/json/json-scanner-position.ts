import { type ScanFrame, type ScannerState, setMember } from "./json-scanner-state.ts";

/** A place to come back to; opaque to its holder. */
export interface ScannerPosition {
  readonly serial: number;
  readonly state: ScannerState;
  /** Per open container: how many items (array) or undo entries (object) it had. */
  readonly sizes: readonly number[];
}

/** Costs the depth: the tree itself is not copied, only what is needed to take its later members out again. */
export function savePosition(state: ScannerState, serial: number): ScannerPosition {
  const sizes = state.frames.map((frame) => {
    if (frame.array !== undefined) return frame.array.length;
    frame.undo ??= [];
    return frame.undo.length;
  });
  return { serial, state: copyState(state), sizes };
}

/** Costs what was added to the containers open then, and the depth. */
export function restorePosition(position: ScannerPosition): ScannerState {
  position.state.frames.forEach((frame, depth) => takeOut(frame, position.sizes[depth] ?? 0));
  return copyState(position.state);
}

function takeOut({ array, object, undo }: ScanFrame, size: number): void {
  if (array !== undefined) array.length = size;
  while (object !== undefined && undo !== undefined && undo.length > size) {
    const last = undo.pop();
    if (last === undefined) return;
    if (last.had) setMember(object, last.key, last.old);
    else delete object[last.key];
  }
}

function copyState(state: ScannerState): ScannerState {
  const frames = state.frames.map((frame) => ({ ...frame }));
  return { ...state, frames, top: frames.at(-1) };
}
