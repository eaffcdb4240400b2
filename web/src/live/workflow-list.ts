import { apiRoot, queryOf, request } from "../api/request.ts";
import type { ListedWorkflow } from "../api/types.ts";
import { createValue, useValue } from "./create-value.ts";

interface ListState {
  workflows: readonly ListedWorkflow[];
  next: string | null;
  isLoaded: boolean;
}

const list = createValue<ListState>({ workflows: [], next: null, isLoaded: false });
const pageSize = 50;

export function useWorkflowList(): ListState {
  return useValue(list);
}

export interface WorkflowPage {
  workflows: ListedWorkflow[];
  next: string | null;
}

export function fetchWorkflows(
  filter: { search?: string; status?: string; before?: string },
  signal?: AbortSignal,
): Promise<WorkflowPage> {
  return request(
    `/workflows${queryOf({ ...filter, limit: pageSize })}`,
    signal === undefined ? {} : { signal },
  );
}

export async function refreshWorkflows(): Promise<void> {
  const { workflows, next } = await fetchWorkflows({});
  list.set({ workflows, next, isLoaded: true });
}

export function forgetWorkflow(id: string): void {
  const state = list.get();
  list.set({ ...state, workflows: state.workflows.filter((one) => one.id !== id) });
}

/** Follows the states of all own workflows by one line; returns how to let go of it. */
export function followWorkflows(): () => void {
  void refreshWorkflows().catch(() => list.set({ ...list.get(), isLoaded: true }));
  const source = new EventSource(`${apiRoot}/events`);
  source.addEventListener("workflow", (message: MessageEvent<string>) => {
    const told: ListedWorkflow = JSON.parse(message.data);
    const state = list.get();
    const others = state.workflows.filter(({ id }) => id !== told.id);
    const workflows = [told, ...others].toSorted((a, b) => b.updatedAt - a.updatedAt);
    list.set({ ...state, workflows });
  });
  return () => source.close();
}
