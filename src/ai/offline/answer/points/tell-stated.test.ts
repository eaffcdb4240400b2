import { expect, test } from "vitest";
import { tellStated } from "./tell-stated.ts";

const thread = [
  "Subject: Re: Crates\nFrom: Ann Sample <ann@sample.example>\nTo: Bob Filler <bob@filler.example>\nDate: Mon, 4 May 2026 10:00:00 +0200",
  "Dear Bob",
  "Thank you. We accept the refund of EUR 90, but we still need\nthe crates by 12 May. We will not return the lids.",
  "Kind regards\nAnn Sample\nBuyer, Sample Bakery",
  "On Sun, 3 May 2026 at 09:15, Bob Filler wrote:",
  "> We offer a refund of EUR 90. We could send the boxes on 11 May.\n> Bob Filler, Hillside Crates",
].map((text, at) => ({ id: `e${at}`, document: "m.eml", text }));

const tell = (text: string, lead = "letter to Hillside Crates", language = "en") =>
  tellStated({ text, lead, language }, thread).map((claim) => claim.text);

const said = "We accept the refund of EUR 90, but we still need the crates by 12 May.";

test.each([
  ["that we accept the refund", [said]],
  ["that we need new crates by 12 May", [said]],
  ["that we will not return the lids", ["We will not return the lids."]],
  ["that we will return the lids", []],
  ["that we reject the refund", []],
  ["that we need the crates by 13 May", []],
  ["that we offer a refund", []],
  ["that the boxes are sent on 11 May", []],
])("of those who write, and as they say it: %s", (text, found) => {
  expect(tell(text)).toEqual(found);
});

test("whoever gets the letter decides who we are", () => {
  const offer = "We offer a refund of EUR 90.";
  expect(tell("that we offer a refund", "letter to Ann Sample")).toEqual([offer]);
  expect(tell("that we accept the refund", "letter to Ann Sample")).toEqual([]);
  expect(tell("that we offer a refund", "letter to the supplier")).toEqual([]);
});

test.each([
  ["de", "dass wir die Offerte annehmen", "Wir nehmen die Offerte vom 3. Mai an.", 1],
  ["de", "dass wir die Offerte annehmen", "Wir nehmen die Offerte vom 3. Mai nicht an.", 0],
  ["fr", "que nous acceptons l'avoir", "Nous acceptons l'avoir de 90 euros.", 1],
  ["fr", "que nous acceptons l'avoir", "Nous n'acceptons pas l'avoir de 90 euros.", 0],
  ["it", "che accettiamo la nota di credito", "Accettiamo la nota di credito di 90 euro.", 1],
  ["it", "che accettiamo la nota di credito", "Non accettiamo la nota di credito di 90 euro.", 0],
  ["es", "que aceptamos el abono", "Aceptamos el abono de 90 euros.", 1],
])("of a paper that no mail is (%s): %s / %s", (language, ...[text, sentence, count]) => {
  const evidence = [{ id: "e1", document: "a.txt", text: `${sentence}` }];
  expect(tellStated({ text: `${text}`, lead: "mail to Ann", language }, evidence)).toHaveLength(
    Number(count),
  );
});
