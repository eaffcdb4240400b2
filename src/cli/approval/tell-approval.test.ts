import { expect, test } from "vitest";
import { tellApproval } from "./tell-approval.ts";

test("what a person approves is shown whole, and nothing in it can hide or turn round the rest", () => {
  const told = tellApproval(
    {
      ...{ id: "a", action: "mail.send", effect: "send", objective: "Send it.\u001b[2J\r\nto nobody\u202e" },
      ...{ documents: ["a\u001b[8m.pdf"], connection: "mail\nbox" },
      parameters: { to: "a@b.example\u202e\u009b8m", body: `${"x".repeat(2_000)} end` },
    },
    "en",
  );
  // oxlint-disable-next-line no-control-regex -- what must not be there
  expect(told).not.toMatch(/[\u001b\u0080-\u009f\u202a-\u202e\r]/u);
  expect(told.split("\n")).toHaveLength(6);
  expect(told).toContain("Send it. to nobody");
  expect(told).toContain('"to":"a@b.example\\u202e\\u009b8m"');
  expect(told).toContain("x end");
});

test("warnings are marked apart from what only helps to judge", () => {
  const told = tellApproval(
    {
      ...{ id: "a", action: "mail.send", effect: "send", objective: "Send it.", parameters: {} },
      ...{ documents: [], connection: null, warnings: ["strange address"], notes: ["known address"] },
    },
    "en",
  );
  expect(told.split("\n").slice(-2)).toEqual(["  ! strange address", "  · known address"]);
});
