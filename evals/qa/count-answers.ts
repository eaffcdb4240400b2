import type { JudgedAnswer } from "./judge-answer.ts";

export interface Counts {
  answerable: number;
  contained: number;
  wrong: number;
  refused: number;
  unanswerable: number;
  "refused rightly": number;
}

export function countAnswers(judged: readonly JudgedAnswer[]): Counts {
  const of = (...kinds: JudgedAnswer["outcome"][]) =>
    judged.filter(({ outcome }) => kinds.includes(outcome)).length;
  return {
    answerable: of("contained", "wrong", "refused"),
    ...{ contained: of("contained"), wrong: of("wrong"), refused: of("refused") },
    unanswerable: of("refused rightly", "answered wrongly"),
    "refused rightly": of("refused rightly"),
  };
}
