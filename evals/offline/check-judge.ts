import { judgeAnswer } from "./judge-answer.ts";
import type { Said, Verdict } from "./judge-answer.ts";
import type { Fact, OfficeRequest } from "./office-request.ts";

const nothing: Said = { status: "OK", message: "", claims: [], files: [], isPartial: false, sources: "" };

/** Judges made-up answers to every request, and names those that are taken for something else than they are. */
export function checkJudge(requests: readonly OfficeRequest[]): string[] {
  return requests.flatMap((request) =>
    madeUp(request)
      .map(([said, verdict]) => [judgeAnswer(request, said), verdict] as const)
      .filter(([judged, verdict]) => judged.verdict !== verdict)
      .map(([judged, verdict]) => `${request.id}: ${judged.verdict} instead of ${verdict} (${judged.why})`),
  );
}

function madeUp({ expect }: OfficeRequest): [Said, Verdict][] {
  const files = expect.formats.map((format) => ({ format, text: "" }));
  if (expect.status === "smalltalk")
    return [
      [{ ...nothing, message: "Hello" }, "right"],
      [{ ...nothing, message: "Hello", files: [{ format: "docx", text: "" }] }, "wrong"],
    ];
  const text = expect.facts.map(say).join(" ; ");
  const sources = [text, ...expect.nearMisses].join(" ; ");
  const saying = (...claims: string[]): Said => ({
    ...{ ...nothing, files, sources: `${sources} something else` },
    claims: claims.map((claim) => ({ text: claim, isComputed: false })),
  });
  if (expect.status === "refusal")
    return [
      [{ ...nothing, status: "REFUSAL" }, "right"],
      [saying(expect.nearMisses[0] ?? "something else"), "wrong"],
    ];
  return [
    [{ ...nothing, status: "REFUSAL" }, "refused"],
    [saying(text), "right"],
    [saying("something else"), "wrong"],
    [saying(`${text} ; 987654.31`), "invented"],
    ...expect.nearMisses.flatMap((near): [Said, Verdict][] => [
      [saying(near), "wrong"],
      [saying(text, near), "wrong"],
      [saying(`${text} ; ${near}`), "right"],
    ]),
  ];
}

function say(fact: Fact): string {
  if (typeof fact === "number" || typeof fact === "string") return String(fact);
  if ("together" in fact) return fact.together.join(" ");
  if ("date" in fact) return fact.date;
  if ("number" in fact) return String(fact.number);
  return fact.at(-1) ?? "";
}
