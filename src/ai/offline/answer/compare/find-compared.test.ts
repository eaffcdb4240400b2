import { expect, test } from "vitest";
import { findCompared } from "./find-compared.ts";
import { findParts } from "../../plan/find-parts.ts";

test.each([
  ["Was hat sich bei den Dienstwagen zwischen 2023 und 2024 geändert?", ["Dienstwagen"]],
  ["Was hat sich bei Pausen von 2023 auf 2024 geändert?", ["Pausen"]],
  ["What has changed for overtime between 2023 and 2024?", ["overtime"]],
  ["What changed from 2023 to 2024 in the notice periods?", ["notice periods"]],
  ["What changed between 2023 and 2024 for breaks and overtime?", ["breaks", "overtime"]],
  ["Qu'est-ce qui a changé pour les pauses entre 2023 et 2024 ?", ["pauses"]],
  ["Che cosa è cambiato per le pause tra il 2023 e il 2024?", ["pause"]],
  ["¿Qué ha cambiado para las pausas entre 2023 y 2024?", ["pausas"]],
])("years say which papers are compared, and are no topic: %s", (text, points) => {
  expect(findCompared(text)).toEqual(points);
});

test.each([
  [
    "Compare the lease agreements 2023 and 2024 on rent, pets and parking and give me a Word table",
    ["rent", "pets", "parking"],
  ],
  ["Compare the two leases on rent and pets as a table in Excel.", ["rent", "pets"]],
  ["Vergleiche die Reglemente 2023 und 2024 bei Pausen und Ferien als Tabelle", ["Pausen", "Ferien"]],
  ["Compare les règlements 2023 et 2024 sur les pauses et les congés.", ["pauses", "congés"]],
  ["Confronta i regolamenti 2023 e 2024 su pause e ferie in una tabella", ["pause", "ferie"]],
])("on what two papers are compared ends before the form: %s", (text, points) => {
  expect(findParts(text, "en").map(({ role, points: own }) => [role, own])).toEqual([["COMPARE", points]]);
});

test.each([
  "What has changed between 2023 and 2024?",
  "What has changed in the new policy?",
  "What has changed in 2024?",
  "Compare the offers of Ash and Birch.",
  "Was hat sich zwischen 2023 und 2024 geändert?",
])("nothing is named on which to compare: %s", (text) => {
  expect(findCompared(text)).toEqual([]);
});
