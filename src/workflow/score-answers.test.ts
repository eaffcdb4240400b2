import { describe, expect, test } from "vitest";
import { GoldQuestion, toPrediction } from "../model/evaluation/gold.ts";
import { scoreAnswers } from "./score-answers.ts";

const read = (q: string) => ({ role: "LOOKUP", intents: [q] }) as const;
const score = (gold: readonly unknown[], lines: readonly unknown[]) =>
  scoreAnswers(
    gold.map((line) => GoldQuestion.parse(line)),
    lines.map(toPrediction),
    (q) => ({ ...read(q), intents: [q] }),
  );
const retrieved_ids = ["p1#1", "p2#1"];
const cites = (qid: string, ...citations: string[]) => ({
  qid,
  retrieved_ids,
  answer_json: { claim: "It is so.", citations },
});
const refuses = (qid: string) => ({ qid, retrieved_ids, answer: "not in context" });

const four = [
  { qid: "x", q: "What is X?", answerable: true, gold_ids: ["p1#1"] },
  { qid: "y", q: "What is Y?", answerable: true, gold_ids: ["p2#1"] },
  { qid: "z", q: "What is Z?", answerable: false },
  { qid: "l", q: "What does the link say?", answerable: false },
];

describe("rates, computed by hand", () => {
  test("one of two answers right, one of two refusals right: a half of each", () => {
    const { total, pass, rows } = score(four, [
      cites("x", "p1#1"),
      refuses("y"),
      refuses("z"),
      cites("l", "p2#1"),
    ]);
    expect(total).toMatchObject({
      ...{ questions: 4, answered: 2, refused: 2, answerable: 2, unanswerable: 2 },
      ...{
        precision: 0.5,
        over_refusal: 0.5,
        under_refusal: 0.5,
        chr_answerable: 0.5,
        chr_shipped: 0.5,
        compliance: 1,
      },
    });
    expect(pass).toBe(false);
    expect(rows.map(({ outcome }) => outcome)).toEqual(["OK", "OVER_REFUSAL", "REFUSAL_OK", "HALLUCINATION"]);
    expect(rows.map(({ triage }) => triage)).toEqual([
      "ok",
      "refusal_suspect",
      "refusal_ok",
      "generation_drift",
    ]);
  });

  test("two right answers and a right refusal pass", () => {
    const { total, pass, complete } = score(four.slice(0, 3), [
      cites("x", "p1#1"),
      cites("y", "p2#1"),
      refuses("z"),
    ]);
    expect({ pass, complete }).toEqual({ pass: true, complete: true });
    expect(total).toMatchObject({
      precision: 1,
      chr_answerable: 1,
      under_refusal: 0,
      over_refusal: 0,
      compliance: 1,
    });
  });

  test("no answers at all: every question is missing and counts as answered wrongly", () => {
    const { total, pass, complete, missing } = score(four.slice(0, 3), []);
    expect(total).toMatchObject({ precision: 0, under_refusal: 1, chr_answerable: 0, compliance: 0 });
    expect({ pass, complete, missing }).toEqual({ pass: false, complete: false, missing: ["x", "y", "z"] });
  });

  test("everything refused: nothing to be precise about, and too much refused", () => {
    const { total, pass } = score(four.slice(0, 3), [refuses("x"), refuses("y"), refuses("z")]);
    expect(total).toMatchObject({ precision: null, over_refusal: 1, under_refusal: 0 });
    expect(pass).toBe(false);
  });

  test("an empty gold file passes nothing", () => {
    expect(score([], [])).toMatchObject({ pass: false, complete: false, rows: [] });
  });
});

describe("what counts", () => {
  const [x] = four;
  const outcome = (gold: object, line: object) => score([{ ...x, ...gold }], [line]).rows[0]?.outcome;
  const said = (claim: string) => ({ qid: "x", retrieved_ids, answer_json: { claim, citations: ["p1#1"] } });

  test("only the exact token refuses; with a full stop it is an answer without sources", () => {
    expect(outcome({}, { qid: "x", answer: " Not in Context " })).toBe("OVER_REFUSAL");
    const { total } = score([x], [{ qid: "x", answer: "not in context." }]);
    expect(total).toMatchObject({ answered: 1, compliance: 0, precision: 0 });
  });

  test("a citation outside what was found is neither a hit nor compliant, even if it is the right one", () => {
    const { total } = score(
      [x],
      [{ qid: "x", retrieved_ids: ["p7#1"], answer_json: { claim: "So.", citations: ["p1#1"] } }],
    );
    expect(total).toMatchObject({ chr_answerable: 0, compliance: 0 });
    expect(score([x], [cites("x")]).total.compliance).toBe(0);
  });

  test("a document is hit by its file name, wherever it lies", () => {
    const line = {
      id: "x",
      status: "OK",
      claims: [{ text: "So.", citations: ["e1"] }],
      evidence: [{ id: "e1", text: "So.", document: "fees.md" }],
    };
    const gold = { gold_ids: undefined };
    expect(outcome({ ...gold, gold_documents: ["docs/fees.md"] }, line)).toBe("OK");
    expect(outcome({ ...gold, gold_documents: ["other.md"] }, line)).toBe("ANS_NO_HIT");
  });

  test("where it is known what to say, saying something else is wrong", () => {
    expect(outcome({ gold_claim: "CHF 55" }, said("The fee is CHF 55."))).toBe("OK");
    expect(outcome({ gold_claim: ["55 francs", "CHF 55"] }, said("The fee is  chf 55, paid yearly."))).toBe(
      "OK",
    );
    expect(outcome({ gold_claim: "CHF 55" }, said("The fee is CHF 77."))).toBe("ANS_WRONG");
    expect(outcome({ gold_claim: "5" }, said("The fee is CHF 55."))).toBe("ANS_WRONG");
    expect(outcome({ gold_claim: "55" }, said("The fee is CHF 55."))).toBe("OK");
  });

  test("an answer as text with its list of citations is read", () => {
    const line = {
      q: "What is X?",
      chunks: [{ id: "p1#1" }],
      answer: 'claim: X is a policy\ncitations: ["p1#1"]',
    };
    expect(outcome({}, line)).toBe("OK");
    expect(outcome({}, { ...line, answer: '{"claim": "X is a policy", "citations": ["p1#1"]}' })).toBe("OK");
  });

  test("a wrong answer is blamed on what was found, or on what was made of it", () => {
    const triage = (line: object) => score([x], [line]).rows[0]?.triage;
    expect(
      triage({ qid: "x", retrieved_ids: ["p2#1"], answer_json: { claim: "So.", citations: ["p2#1"] } }),
    ).toBe("retrieval_drift");
    expect(triage(cites("x", "p2#1"))).toBe("generation_drift");
  });

  test("a foreign record of a question with two requests in one turn is a question not taken apart", () => {
    const rows = scoreAnswers([GoldQuestion.parse(x)], [toPrediction(cites("x", "p1#1"))], () => ({
      role: "LOOKUP",
      intents: ["a policy", "a fee"],
    })).rows;
    expect(rows[0]?.triage).toBe("query_parse_error");
  });
});

describe("what is named", () => {
  test("answers recorded twice, for no question, or not at all", () => {
    const lines = [
      refuses("x"),
      cites("x", "p1#1"),
      cites("y", "p2#1"),
      refuses("q9"),
      { qid: "z", error: { code: "model" } },
    ];
    const { duplicates, unmatched, missing, complete, rows } = score(four.slice(0, 3), lines);
    expect({ duplicates, unmatched, missing, complete }).toEqual({
      duplicates: ["x"],
      unmatched: ["q9"],
      missing: ["z"],
      complete: false,
    });
    expect(rows.map(({ outcome }) => outcome)).toEqual(["OK", "OK", "MISSING"]);
  });

  test("a qid that the gold file has twice makes the run incomplete", () => {
    expect(score([four[0], four[0]], [cites("x", "p1#1")])).toMatchObject({
      complete: false,
      pass: false,
      duplicates: ["x"],
    });
  });

  test("an answerable question of which nothing is known is no gold", () => {
    expect(() => GoldQuestion.parse({ qid: 1, q: "?", answerable: true })).toThrow(
      /gold_ids, gold_documents or gold_claim/,
    );
    expect(GoldQuestion.parse({ qid: 1, q: "?", answerable: false }).qid).toBe("1");
  });
});

test("each role has its own gates; what only writes is held to the form alone", () => {
  const gold = [
    { ...four[0], role: "LOOKUP" },
    { ...four[1], role: "COMPARE" },
    { qid: "d", q: "Write a letter about X", answerable: true, gold_ids: ["p1#1"], role: "DRAFT" },
  ];
  const { roles, pass } = score(gold, [cites("x", "p1#1"), cites("y", "p1#1"), cites("d", "p2#1")]);
  expect(roles.map(({ role, pass: passed, gates }) => [role, passed, gates.length])).toEqual([
    ["COMPARE", false, 5],
    ["DRAFT", true, 1],
    ["LOOKUP", true, 5],
  ]);
  expect(pass).toBe(false);
});

test("a rate exactly on its gate passes", () => {
  const gold = Array.from({ length: 20 }, (_, at) => ({
    qid: at,
    q: `Question ${at}?`,
    answerable: at < 5 || at > 18,
    gold_ids: ["p1#1"],
  }));
  const lines = gold.map(({ qid, answerable }) =>
    answerable ? cites(String(qid), "p1#1") : refuses(String(qid)),
  );
  expect(score(gold, lines).pass).toBe(true);
  const five = [0, 1, 2, 3, 4].map((at) => ({
    qid: at,
    q: `Question ${at}?`,
    answerable: true,
    gold_ids: ["p1#1"],
  }));
  expect(
    score(
      five,
      five.map(({ qid }) => cites(String(qid), qid === 0 ? "p2#1" : "p1#1")),
    ).pass,
  ).toBe(true);
  expect(
    score(
      five,
      five.map(({ qid }) => cites(String(qid), qid < 2 ? "p2#1" : "p1#1")),
    ).pass,
  ).toBe(false);
});
