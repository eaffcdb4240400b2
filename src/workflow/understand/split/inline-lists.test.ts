import { expect, test } from "vitest";
import { splitIntents } from "../split-intents.ts";

/** Roles in the order of the result: grounded ones first. */
const roles = (text: string) =>
  splitIntents(text)
    .intents.map(({ role }) => role)
    .join(" ");

test.each([
  [
    "SUMMARIZE EXTRACT DRAFT",
    "Please (a) summarise the lease, (b) extract all deadlines and (c) draft a mail to the tenant.",
  ],
  ["COMPARE TRANSLATE", "a) Compare the two offers b) translate the better one into German"],
  ["LOOKUP DRAFT", "1) Find the notice period in the contract, 2) write a letter of termination."],
  [
    "SUMMARIZE LOOKUP DRAFT",
    "1. Summarise the minutes, 2. check who was absent, 3. draft an invitation for the next meeting.",
  ],
  ["EXTRACT LOOKUP", "(i) list all suppliers, (ii) explain the payment terms of the largest one"],
  ["COMPARE DRAFT", "First, compare both tenders. Second, draft a rejection letter to the loser."],
  [
    "LOOKUP LOOKUP LOOKUP",
    "About the attached policy: (1) Who may apply? (2) What does it cost? (3) When is the deadline?",
  ],
  [
    "LOOKUP LOOKUP LOOKUP",
    "Here is our inventory. (a) How many items are out of stock, (b) which shelf is the fullest, and (c) who counted last?",
  ],
  [
    "EXTRACT DRAFT DRAFT",
    "From the attached tender, deliver 1) an Excel file with every bidder and price, 2) a one-page PDF note on the winner, and 3) an e-mail to the losers.",
  ],
  ["EXTRACT DRAFT", "Prepare (a) a table of all fees and (b) a letter to the members that explains them."],
  [
    "SUMMARIZE TRANSLATE",
    "I need two things: (A) a summary of the report, (B) a translation of its preface into French.",
  ],
  [
    "LOOKUP SUMMARIZE REWRITE",
    "Could you 1) tell me who signed the lease; 2) summarise clause 4; 3) rewrite clause 9 in plain words?",
  ],
  ["EXTRACT COMPARE", "Firstly, extract the totals of both years. Secondly, compare them."],
  ["LOOKUP DRAFT", "Step 1: find the warranty terms in the manual. Step 2: draft an answer to the customer."],
  ["TRANSLATE REWRITE", "(1) Translate the notice into Italian (2) shorten the invitation"],
  [
    "SUMMARIZE DRAFT",
    "1. Summarise the audit report. Mention every finding. 2. Draft a reply to the auditor.",
  ],
])("splits an English list: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  [
    "SUMMARIZE EXTRACT DRAFT",
    "Bitte (a) fasse den Mietvertrag zusammen, (b) extrahiere alle Fristen und (c) verfasse eine E-Mail an die Mieterin.",
  ],
  ["COMPARE TRANSLATE", "a) Vergleiche die beiden Offerten b) übersetze die bessere ins Französische"],
  ["LOOKUP DRAFT", "1) Suche die Kündigungsfrist im Vertrag, 2) schreibe ein Kündigungsschreiben."],
  [
    "SUMMARIZE LOOKUP DRAFT",
    "1. Fasse das Protokoll zusammen, 2. prüfe, wer gefehlt hat, 3. entwirf eine Einladung zur nächsten Sitzung.",
  ],
  ["EXTRACT LOOKUP", "(i) Liste alle Lieferanten auf, (ii) erkläre die Zahlungsbedingungen des grössten"],
  ["COMPARE DRAFT", "Erstens: Vergleiche beide Angebote. Zweitens: Schreibe dem Verlierer eine Absage."],
  ["COMPARE DRAFT", "Erstens vergleiche beide Angebote, zweitens verfasse eine Absage."],
  [
    "LOOKUP LOOKUP LOOKUP",
    "Zum beigelegten Reglement: (1) Wer darf sich bewerben? (2) Was kostet es? (3) Bis wann läuft die Frist?",
  ],
  [
    "EXTRACT DRAFT",
    "Erstelle aus dem Reglement 1) eine Excel-Tabelle aller Gebühren mit Fundstelle und 2) eine halbseitige Word-Notiz für die Leitung.",
  ],
  [
    "LOOKUP DRAFT",
    "Schlag in der Verordnung nach: 1) den Stundensatz, 2) das Taggeld, 3) die Ermässigung für Schulen. Verfasse danach ein Schreiben an eine Schule.",
  ],
  [
    "SUMMARIZE TRANSLATE",
    "Ich brauche a) eine Zusammenfassung des Berichts und b) eine Übersetzung der Einleitung ins Englische.",
  ],
  [
    "LOOKUP LOOKUP",
    "Kannst du mir sagen, a) wer den Vertrag unterschrieben hat und b) wie hoch die Kaution ist?",
  ],
  ["EXTRACT COMPARE", "Als Erstes extrahiere die Beträge beider Jahre, als Zweites vergleiche sie."],
  [
    "SUMMARIZE DRAFT",
    "1. Fasse den Prüfbericht zusammen. Erwähne jeden Befund. 2. Entwirf eine Antwort an die Prüferin.",
  ],
  ["DRAFT DRAFT", "Liefere (1) einen Brief an die Eltern, (2) eine Präsentation für den Schulrat."],
  ["EXTRACT DRAFT", "Ich brauche 1.) eine Liste der Mängel und 2.) ein Schreiben an den Unternehmer."],
])("splits a German list: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  [
    "SUMMARIZE EXTRACT DRAFT",
    "Veuillez (a) résumer le bail, (b) extraire toutes les échéances et (c) rédiger un courriel à la locataire.",
  ],
  ["COMPARE TRANSLATE", "a) Compare les deux offres b) traduis la meilleure en allemand"],
  ["LOOKUP DRAFT", "1) Trouve le délai de préavis dans le contrat, 2) écris une lettre de résiliation."],
  [
    "SUMMARIZE LOOKUP DRAFT",
    "1. Résume le procès-verbal, 2. vérifie qui était absent, 3. rédige une invitation à la prochaine séance.",
  ],
  [
    "EXTRACT LOOKUP",
    "(i) recense tous les fournisseurs, (ii) explique les conditions de paiement du plus grand",
  ],
  ["COMPARE DRAFT", "Premièrement, compare les deux soumissions. Deuxièmement, rédige une lettre de refus."],
  [
    "COMPARE DRAFT",
    "En premier lieu, comparez les soumissions ; en second lieu, rédigez une lettre au perdant.",
  ],
  [
    "LOOKUP LOOKUP LOOKUP DRAFT",
    "D'après le règlement joint : (a) qui peut s'inscrire, (b) une caution est-elle exigée, et (c) quels sont les délais ? Rédige ensuite un courriel à une famille.",
  ],
  [
    "EXTRACT DRAFT",
    "À partir du procès-verbal joint, prépare : 1) un fichier JSON avec la date, les présents et le numéro de décision ; 2) une lettre d'une page au requérant.",
  ],
  [
    "SUMMARIZE TRANSLATE",
    "Il me faut a) un résumé du rapport et b) une traduction de la préface en italien.",
  ],
  ["LOOKUP REWRITE", "1) Dites-moi qui a signé le bail ; 2) reformulez l'article 9 en langage simple."],
  ["EXTRACT COMPARE", "D'une part, extrais les totaux des deux années ; d'autre part, compare-les."],
  ["LOOKUP LOOKUP", "(1) Combien coûte l'abonnement ? (2) Quand expire-t-il ?"],
  ["SUMMARIZE TRANSLATE", "1/ Résume le procès-verbal 2/ traduis-le en anglais"],
])("splits a French list: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  [
    "SUMMARIZE EXTRACT DRAFT",
    "Per favore (a) riassumi il contratto, (b) estrai tutte le scadenze e (c) scrivi una email all'inquilina.",
  ],
  ["COMPARE TRANSLATE", "a) Confronta le due offerte b) traduci la migliore in tedesco"],
  ["LOOKUP DRAFT", "1) Trova il termine di disdetta nel contratto, 2) scrivi una lettera di disdetta."],
  [
    "SUMMARIZE LOOKUP DRAFT",
    "1. Riassumi il verbale, 2. verifica chi era assente, 3. redigi un invito alla prossima seduta.",
  ],
  ["EXTRACT LOOKUP", "(i) elenca tutti i fornitori, (ii) spiega le condizioni di pagamento del più grande"],
  [
    "COMPARE DRAFT",
    "In primo luogo confronta le due offerte. In secondo luogo scrivi una lettera di rifiuto.",
  ],
  ["COMPARE DRAFT", "Primo: confronta le offerte. Secondo: redigi una risposta al perdente."],
  [
    "LOOKUP LOOKUP LOOKUP",
    "Secondo il regolamento allegato: (a) chi può iscriversi, (b) quanto costa e (c) quali sono i termini?",
  ],
  [
    "EXTRACT DRAFT DRAFT",
    "Dal regolamento ricava: a) un file Excel con tariffa e articolo; b) un promemoria in Word di una pagina; c) una presentazione di cinque diapositive.",
  ],
  [
    "SUMMARIZE TRANSLATE",
    "Mi serve a) un riassunto della relazione e b) una traduzione della premessa in francese.",
  ],
  ["LOOKUP LOOKUP", "(1) Quanto costa l'abbonamento? (2) Quando scade?"],
])("splits an Italian list: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  [
    "SUMMARIZE EXTRACT DRAFT",
    "Por favor (a) resume el contrato, (b) extrae todos los plazos y (c) redacta un correo a la inquilina.",
  ],
  ["COMPARE TRANSLATE", "a) Compara las dos ofertas b) traduce la mejor al alemán"],
  ["LOOKUP DRAFT", "1) Busca el plazo de preaviso en el contrato, 2) escribe una carta de rescisión."],
  ["COMPARE DRAFT", "En primer lugar, compara las ofertas. En segundo lugar, redacta una carta de rechazo."],
  ["LOOKUP LOOKUP", "Primero, dime quién firmó el contrato; segundo, explica la cláusula 4."],
  ["EXTRACT DRAFT", "Prepara 1) una tabla con todas las tarifas y 2) una carta a los socios."],
])("splits a Spanish list: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test.each([
  ["LOOKUP", "What does Art. 5 say about fees, and Art. 6 about refunds?"],
  ["LOOKUP", "What do Art. 5 (1) and (2) of the ordinance require?"],
  ["LOOKUP", "Is the rule in section 1) or in section 2) above stricter?"],
  ["LOOKUP", "Explain clauses (a) and (b) of the lease."],
  ["COMPARE", "Compare option (a) with option (b) in the attached offer."],
  ["SUMMARIZE", "Summarise see section 2) above and the footnote (1) there."],
  ["LOOKUP", "Which is the capital of Switzerland? (a) Bern (b) Zurich (c) Geneva"],
  ["LOOKUP", "Which of these is right: (a) the rent rises in May, (b) it rises in June?"],
  ["LOOKUP", "Wie hoch war der Gewinn im 1. Quartal, 2. Quartal und 3. Quartal?"],
  ["DRAFT", "Write an email asking (a) for the price and (b) for the delivery date."],
  [
    "DRAFT",
    "Write a short report that gives (a) the total of each year, (b) the change and (c) the share of rent.",
  ],
  ["COMPARE", "Compare (a) the report of 2023 and (b) the report of 2024."],
  ["LOOKUP", "Wie hoch war der Umsatz am 1. Januar und am 2. Februar?"],
  ["LOOKUP", "Warum stieg der Aufwand von 1.2 Mio. auf 2.3 Mio. Franken?"],
  ["LOOKUP", "Was gilt nach Art. 5 Abs. 1 lit. a) und b) der Verordnung?"],
  ["EXTRACT", "Extrahiere a) die Rechnungsnummer, b) das Datum, c) den Betrag."],
  ["LOOKUP", "Que prévoit l'art. 12 al. 1 let. a) et b) du règlement ?"],
  ["LOOKUP", "Quelles séances ont eu lieu du 1. au 2. mai ?"],
  ["LOOKUP", "Cosa prevede l'art. 3 cpv. 1 lett. a) e b) dell'ordinanza?"],
  ["LOOKUP", "Qué dice el artículo 4, apartados 1) y 2), del reglamento?"],
  ["LOOKUP", "In which paragraph, 1. or 2., does the lease speak of pets?"],
  ["LOOKUP", "What is f(a) + f(b) for (1, 2) and (2, 3)?"],
  ["TRANSLATE", 'Translate "(a) open the lid, (b) draft a note" into French.'],
])("leaves one request whole: %s: %s", (expected, text) => {
  expect(roles(text)).toBe(expected);
});

test("an item keeps what stands before the list", () => {
  expect(
    splitIntents("From the attached tender, deliver 1) a list of bidders and 2) a letter to the winner.")
      .intents,
  ).toMatchObject([
    { text: "From the attached tender, deliver a list of bidders" },
    { text: "From the attached tender, deliver a letter to the winner." },
  ]);
});

test("items without a verb of their own are the points of one request", () => {
  expect(
    splitIntents("Look up in the ordinance: 1) the hourly rate, 2) the daily allowance, 3) the reduction.")
      .intents,
  ).toMatchObject([
    {
      role: "LOOKUP",
      points: [
        { id: "p1", text: "the hourly rate" },
        { id: "p2", text: "the daily allowance" },
        { id: "p3", text: "the reduction" },
      ],
    },
  ]);
});
