import { existsSync } from "node:fs";
import { judge, printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { allRequests } from "./offline/all-requests.ts";
import { checkJudge } from "./offline/check-judge.ts";
import { judgeAnswer, verdicts } from "./offline/judge-answer.ts";
import type { Judged, Verdict } from "./offline/judge-answer.ts";
import type { OfficeRequest } from "./offline/office-request.ts";
import { pathOf, runRequest, withReader } from "./offline/run-request.ts";
import type { ReadText } from "./offline/run-request.ts";

/**
 * Office requests over real documents and our own, from end to end with the built-in model. Ids, kinds, languages,
 * `tuning` or `held-out` choose some of them; `show` also prints what was said, of the tuning part alone.
 */
export async function evalOffline(args: readonly string[]): Promise<Record<string, number>> {
  await import("../src/extract/sandbox/no-network.ts");
  const wishes = args.filter((one) => !isShow(one));
  const chosen = allRequests.filter((request) => isChosen(request, wishes));
  const requests = chosen.filter(({ rounds }) =>
    rounds.every(({ files }) => files.every((file) => existsSync(pathOf(file)))),
  );
  if (requests.length < chosen.length)
    console.log(`${chosen.length - requests.length} requests are left out: their documents are not here.`);
  const misjudged = checkJudge(requests);
  if (misjudged.length > 0) throw new Error(`The judge is wrong about ${misjudged.join("; ")}.`);
  const began = performance.now();
  const judged = await withReader((read) => judgeAll(requests, read));
  const halves = [
    { name: "tuning", own: judged.filter(({ request }) => !request.heldOut) },
    { name: "held-out", own: judged.filter(({ request }) => request.heldOut) },
  ].filter(({ own }) => own.length > 0);
  for (const { name, own } of halves) printHalf(name, own);
  tellTrouble(judged, args.some(isShow));
  printGoals(halves);
  const figures = halves.flatMap(({ name, own }) =>
    Object.entries(count(own)).map(([key, value]) => [`${name} ${key}`, value] as const),
  );
  return { ...Object.fromEntries(figures), seconds: round((performance.now() - began) / 1000) };
}

const isShow = (word: string) => /^(?:--)?show$/u.test(word);

const halvesAsked = new Set(["tuning", "held-out"]);

/** A half bounds what else is named: "table tuning" is no table that is held out, and nothing but tables. */
function isChosen(request: OfficeRequest, wishes: readonly string[]): boolean {
  const [halves, others] = [
    wishes.filter((wish) => halvesAsked.has(wish)),
    wishes.filter((wish) => !halvesAsked.has(wish)),
  ];
  const isOfHalf = halves.length === 0 || halves.includes(request.heldOut ? "held-out" : "tuning");
  const names = [request.id, request.kind, request.language];
  return isOfHalf && (others.length === 0 || others.some((wish) => names.includes(wish)));
}

/** Two at a time, in the order in which they stand. */
async function judgeAll(requests: readonly OfficeRequest[], read: ReadText): Promise<Judged[]> {
  const judged: Judged[] = [];
  const waiting = requests.entries();
  const work = async () => {
    for (const [at, request] of waiting) judged[at] = await judgeOne(request, read);
  };
  await Promise.all([work(), work()]);
  return judged;
}

async function judgeOne(request: OfficeRequest, read: ReadText): Promise<Judged> {
  try {
    return judgeAnswer(request, await runRequest(request, read));
  } catch (error) {
    const said = { status: "FAILED", message: "", claims: [], files: [], isPartial: false, sources: "" };
    return { request, verdict: "refused", why: `failed: ${String(error)}`, said };
  }
}

/** A wrong answer counts three times a refusal, an invented one as a wrong one; all right is 1. */
function count(judged: readonly Judged[]) {
  const of = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const [right, refused, wrong, invented] = [of("right"), of("refused"), of("wrong"), of("invented")];
  const share = (value: number) => round((100 * value) / Math.max(1, judged.length));
  return {
    ...{ requests: judged.length, right, refused, wrong, invented },
    // a round that broke is a refusal here, and a defect elsewhere
    failed: judged.filter(({ said }) => said.status === "FAILED").length,
    ...{ "right %": share(right), "wrong %": share(wrong + invented) },
    score: round(1 - (refused + 3 * (wrong + invented)) / Math.max(1, 3 * judged.length)),
  };
}

function printHalf(name: string, judged: readonly Judged[]): void {
  const groups = [
    ...Map.groupBy(judged, ({ request }) => request.kind),
    ...Map.groupBy(judged, ({ request }) => request.language),
    ["all", judged] as const,
  ];
  printTable(`Office requests offline, ${name}`, [
    ["", "requests", ...verdicts],
    ...groups.map(([group, own]) => [
      group,
      String(own.length),
      ...verdicts.map((verdict) => String(own.filter((one) => one.verdict === verdict).length)),
    ]),
  ]);
}

/** What is held out stays unseen: only its numbers are printed. */
function tellTrouble(judged: readonly Judged[], isShown: boolean): void {
  for (const { request, verdict, why, said } of judged) {
    if (request.heldOut || verdict === "right") continue;
    if (verdict === "refused" && said.status !== "FAILED" && !isShown) continue;
    console.log(`\n${verdict.toUpperCase()} ${request.id}: ${why.slice(0, 300)}`);
    if (said.status === "FAILED" && !isShown) console.log(`  ${said.message.slice(0, 200)}`);
    if (!isShown) continue;
    console.log(`  asked: ${request.rounds.map(({ message }) => message).join(" / ")}`);
    console.log(`  said (${said.status}): ${said.message.slice(0, 700).replaceAll("\n", "\n    ")}`);
    for (const { text, isComputed } of said.claims.slice(0, 6))
      console.log(`  claim${isComputed ? " (computed)" : ""}: ${text.slice(0, 300)}`);
    for (const { format, text } of said.files) console.log(`  ${format}: ${text.slice(0, 400)}`);
  }
}

function printGoals(halves: readonly { name: string; own: readonly Judged[] }[]): void {
  printTable("Goals; a wrong answer counts three times a refusal", [
    ["half", "right %", "goal", "wrong %", "goal", "invented", "goal", "score"],
    ...halves.map(({ name, own }) => {
      const { invented, score, "right %": right, "wrong %": wrong } = count(own);
      return [
        ...[name, String(right), judge(right, { atLeast: 85 }), String(wrong), judge(wrong, { atMost: 3 })],
        ...[String(invented), judge(invented, { atMost: 0 }), String(score)],
      ];
    }),
  ]);
}
