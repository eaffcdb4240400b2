import { expect, test } from "vitest";
import { asksForUpload, isPlaceOrder, withoutDraftOrders } from "./place-orders.ts";

test.each([
  [
    "Answer Beat's mail from our policy and put the answer into my drafts.",
    "Answer Beat's mail from our policy.",
  ],
  ["Beantworte die Mail und lege die Antwort in meine Entwürfe.", "Beantworte die Mail."],
  ["Answer Beat's mail. Please save it in my drafts.", "Answer Beat's mail."],
  ["Save it in my drafts.", "Save it in my drafts."],
  ["Write a report and upload it to SharePoint.", "Write a report and upload it to SharePoint."],
  ["What does the policy say about drafts and mails?", "What does the policy say about drafts and mails?"],
])("%s: what is asked for is %s", (text, rest) => {
  expect(withoutDraftOrders(text)).toBe(rest);
});

test("an upload of something that is still to be made is known", () => {
  expect(asksForUpload("Write a report on meals and upload it to SharePoint.")).toBe(true);
  expect(asksForUpload("Erstelle einen Bericht, dann lade ihn in SharePoint hoch.")).toBe(true);
  expect(
    asksForUpload("Find our travel policy in SharePoint, make a summary and put it into the folder Reports"),
  ).toBe(true);
  expect(
    asksForUpload(
      "Suche die Richtlinie in SharePoint, fasse sie zusammen und lege das im Ordner Berichte ab",
    ),
  ).toBe(true);
  expect(asksForUpload("Write a report and put it into the folder Reports.")).toBe(false);
  expect(asksForUpload("Upload policy.pdf to SharePoint.")).toBe(false);
  expect(asksForUpload("Answer the mail and put it into my drafts.")).toBe(false);
});

test("what is put somewhere is told from what is looked for there", () => {
  expect(isPlaceOrder("please upload policy.pdf to our SharePoint")).toBe(true);
  expect(isPlaceOrder("put it into the folder Reports")).toBe(true);
  expect(isPlaceOrder("find the policy in SharePoint")).toBe(false);
  expect(isPlaceOrder("put the figures into a table")).toBe(false);
});
