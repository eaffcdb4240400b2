import { afterEach, expect, test } from "vitest";
import type { AnswerInput } from "../../src/prompts/answer-from-evidence.ts";
import { closeAll, only, playScript } from "../fakes/play-script.ts";
import { analysis, fromInput, judge, select } from "../fakes/script-answers.ts";

afterEach(closeAll);

const piecesOfBook = 6;

test("long documents are read whole, piece by piece, and the rows of all pieces are one table", async () => {
  const filler = Array.from(
    { length: 4000 },
    (_, at) => `Paragraph ${at} is about the weather in week ${at}.`,
  );
  const rooms = [12, 34, 56].map((room) => `Room ${room} is cleaned on day ${room + 1}.`);
  const paragraphs = filler.flatMap((text, at) =>
    at % 1500 === 700 ? [text, rooms[(at - 700) / 1500]] : [text],
  );
  const prompt = "List every room with the day on which it is cleaned.";
  const pieces: AnswerInput["piece"][] = [];
  const rowsOf = fromInput("answer-from-evidence", ({ evidence, piece }: AnswerInput) => {
    pieces.push(piece);
    const found = evidence.flatMap(({ id, text }) => {
      const said = /Room (\d+) is cleaned on day (\d+)\./u.exec(text);
      return said === null ? [] : [{ id, quote: said[0], room: said[1], day: said[2] }];
    });
    const rows = found.map(({ id, quote, room, day }) =>
      [room, day].map((value) => ({ value, supports: [{ evidence: id, quote }] })),
    );
    if (rows.length === 0) return { claims: [], missing: [{ point: "p1", reason: "not in this piece" }] };
    return {
      claims: [],
      tables: [{ name: `Rooms ${piece?.number}`, point: "p1", columns: ["Room", "Day"], rows }],
    };
  });
  const { result, events } = await playScript(
    [
      analysis(prompt, {
        parts: [
          { role: "EXTRACT", text: prompt, points: ["rooms with the day of cleaning"], constraints: [] },
        ],
      }),
      select("ai.processDocuments"),
      ...Array.from({ length: piecesOfBook }, () => rowsOf),
      judge("VALID"),
    ],
    { prompt, files: [{ fileName: "book.md", content: paragraphs.join("\n\n") }] },
  );
  expect(pieces).toHaveLength(piecesOfBook);
  expect(pieces.at(-1)).toMatchObject({ number: piecesOfBook, of: piecesOfBook, tables: [{}] });
  expect(result.status).toBe("OK");
  const tables = new Set(result.claims.map(({ row }) => row?.table));
  expect(tables.size).toBe(1);
  expect(result.claims.map(({ row }) => row?.cells)).toEqual([
    ["12", "13"],
    ["34", "35"],
    ["56", "57"],
  ]);
  expect(only(events, "action-progressed").at(-1)).toMatchObject({ done: piecesOfBook, total: piecesOfBook });
});
