import { useEffect, useState } from "react";
import { Link } from "wouter";
import { Search } from "lucide-react";
import type { ListedWorkflow } from "../api/types.ts";
import { useWords } from "../i18n/words.ts";
import type { WordKey } from "../i18n/translate.ts";
import { useLoad } from "../live/use-load.ts";
import { fetchWorkflows, useWorkflowList } from "../live/workflow-list.ts";
import { ProblemNotice } from "../ui/notice.tsx";
import { StateIcon, stateOf, useStateWord } from "../ui/state.tsx";
import type { StateName } from "../ui/state.tsx";
import page from "../ui/page.module.css";
import css from "./workflows-page.module.css";

const filters: readonly (readonly [string, WordKey, readonly StateName[]])[] = [
  ["all", "list.all", []],
  ["running", "state.running", ["running"]],
  ["waiting", "state.waiting", ["waiting"]],
  ["refused", "state.refused", ["refused", "rejected"]],
  ["failed", "state.failed", ["failed", "stopped"]],
];

/** All workflows with state and cost; states change while one looks at them. */
export function WorkflowsPage() {
  const { t } = useWords();
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState("all");
  const { found, problem, reload, isLoaded } = useFound(search);
  const states = filters.find(([name]) => name === filter)?.[2] ?? [];
  const shown = found.filter((workflow) => isIn(workflow, states));
  const isEmpty = search === "" && filter === "all";
  return (
    <div className={page["page"]}>
      <div className={page["head"]}>
        <h1 className={page["title"]}>{t("shell.workflows")}</h1>
      </div>
      <div className={page["row"]}>
        <label className={page["search"]}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t("list.search")}
            aria-label={t("list.search")}
          />
        </label>
        <Filters found={found} filter={filter} onChange={setFilter} />
      </div>
      {problem !== undefined && <ProblemNotice problem={problem} onRetry={reload} />}
      {shown.length === 0 && isLoaded && (
        <p className={`${page["empty"]} ${page["section"]}`}>{t(isEmpty ? "list.empty" : "list.none")}</p>
      )}
      {shown.length > 0 && (
        <ul className={css["list"]}>
          {shown.map((workflow) => (
            <Row key={workflow.id} workflow={workflow} />
          ))}
        </ul>
      )}
    </div>
  );
}

const typingMs = 200;

/** What the server finds, with the states as they are now. */
function useFound(search: string) {
  const { workflows: live } = useWorkflowList();
  const [wish, setWish] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setWish(search.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [search]);
  const { value, problem, reload } = useLoad(`workflows ${wish}`, (signal) =>
    fetchWorkflows({ search: wish }, signal),
  );
  const known = new Map(live.map((workflow) => [workflow.id, workflow]));
  const listed = value?.workflows ?? (wish === "" ? live : []);
  const found = listed.map((workflow) => known.get(workflow.id) ?? workflow);
  return { found, problem, reload, isLoaded: value !== undefined };
}

function isIn({ status, waiting }: ListedWorkflow, states: readonly StateName[]): boolean {
  return states.length === 0 || states.includes(stateOf(status, waiting));
}

interface FiltersProps {
  found: readonly ListedWorkflow[];
  filter: string;
  onChange: (filter: string) => void;
}

function Filters({ found, filter, onChange }: FiltersProps) {
  const { t } = useWords();
  return (
    <div className={css["filters"]} role="group" aria-label={t("list.filter")}>
      {filters.map(([name, word, states]) => {
        const count = states.length === 0 ? 0 : found.filter((workflow) => isIn(workflow, states)).length;
        return (
          <button
            key={name}
            type="button"
            className={css["filter"]}
            aria-pressed={filter === name}
            onClick={() => onChange(name)}
          >
            {t(word)} {count > 0 && <span className="figures">{count}</span>}
          </button>
        );
      })}
    </div>
  );
}

function Row({ workflow }: { workflow: ListedWorkflow }) {
  const { t, ago, price } = useWords();
  const word = useStateWord();
  const { id, title, status, waiting, rounds, updatedAt } = workflow;
  const state = stateOf(status, waiting);
  return (
    <li>
      <Link href={`/w/${id}`} className={css["row"]}>
        <StateIcon state={state} />
        <span className={css["title"]} dir="auto">
          {title}
        </span>
        <span className={css["meta"]}>{rounds > 1 ? t("list.rounds", { n: rounds }) : ""}</span>
        <span className={css["meta"]}>{word(state)}</span>
        <span className={`${css["meta"]} figures`}>{ago(updatedAt)}</span>
        <span className={`${css["meta"]} ${css["price"]} figures`}>{price(workflow.price)}</span>
      </Link>
    </li>
  );
}
