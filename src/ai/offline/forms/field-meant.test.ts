import { describe, expect, test } from "vitest";
import { fieldMeant } from "./field-meant.ts";

const forms = {
  en: "Report no.: BK-12\nPremises: Pier 4, Sample Harbour\nOperator: Filler Boats Ltd\nResponsible person: Eve Mockup (harbour master)\nInspector: Ann Sample\nDate of inspection: 3 March 2026\nNext inspection: 9 June 2026\nOverall result: Passed with conditions",
  de: "Auftrag Nr.: 88-1\nKunde: Ruderclub Muster\nGerät: Bootskran, Baujahr 2011\nMonteur: Udo Probe\nGemeldet von: Lea Muster, Hauswartin\nStellvertretung: Ida Blank\nRückkehr: 4. Mai 2026",
  fr: "N° de dossier : D-77 31\nClient : Club Exemple\nAppareil : Grue du port\nTechnicien : Luc Gabarit\nAccompagné de : Zoé Maquette\nRetour : 4 mai 2026\nAutre assurance : [x] non   [ ] oui",
  it: "Nome e cognome: Ada Prova\nAutista: M. Abbozzo\nTarga: TI 000 999\nSostituta in ufficio: Ida Bozza\nAccompagnata da: Leo Calco\nDestinazione: Linz, Austria\nMotivo: Collaudo della gru",
  es: "Nombre: Ana Ejemplo\nTécnico: Luis Muestra\nAparato: Grúa del puerto\nAprobado por: Eva Modelo\nRegreso: 4 de mayo de 2026",
} as const;
const ask = (language: keyof typeof forms, text: string) =>
  fieldMeant(text, {
    language,
    evidence: [{ id: "e", document: "form.txt", text: forms[language] }],
  })?.map((claim) => claim.text);

describe("a label that is meant and not named", () => {
  test.each([
    ["en", "Who came to check Pier 4?", "Inspector: Ann Sample"],
    ["en", "Who is in charge at Pier 4?", "Responsible person: Eve Mockup (harbour master)"],
    ["en", "How did the inspection turn out?", "Overall result: Passed with conditions"],
    ["en", "When is the next visit?", "Next inspection: 9 June 2026"],
    ["de", "Wer hat den Bootskran repariert?", "Monteur: Udo Probe"],
    ["de", "Wann kommt er zurück?", "Rückkehr: 4. Mai 2026"],
    ["fr", "Qui est venu réparer la grue ?", "Technicien : Luc Gabarit"],
    ["it", "Chi sostituisce Ada mentre è in Austria?", "Sostituta in ufficio: Ida Bozza"],
    ["it", "Perché va in Austria?", "Motivo: Collaudo della gru"],
    ["es", "¿Quién reparó la grúa?", "Técnico: Luis Muestra"],
  ] as const)("%s: %s", (language, question, answer) => {
    expect(ask(language, question)).toEqual([answer]);
  });

  test.each([
    ["a place that the form does not name", "en", "Who came to check Pier 9?"],
    ["another thing that was repaired", "fr", "Qui est venu réparer l'ascenseur ?"],
    ["somebody who only has a part in it", "it", "Chi sostituisce Leo?"],
    ["another deed", "en", "Who painted Pier 4?"],
    ["another kind of answer", "de", "Wann wurde der Bootskran repariert?"],
  ] as const)("is none for %s: %s %s", (_why, language, question) => {
    expect(ask(language, question)).toBeUndefined();
  });
});

describe("a label that is named whole", () => {
  test.each([
    ["it", "Che targa aveva il camion dell'autista?", "Targa: TI 000 999"],
    ["fr", "Le club est au téléphone : quel est le numéro de dossier ?", "N° de dossier : D-77 31"],
    ["fr", "Y a-t-il une autre assurance ?", "Autre assurance : [x] non [ ] oui"],
  ] as const)("%s: %s", (language, question, answer) => {
    expect(ask(language, question)).toEqual([answer]);
  });

  test.each([
    ["whose form it is not", "it", "Che targa ha l'auto del direttore?"],
    ["the one who is asked about is another", "it", "Che targa ha Zeno?"],
  ] as const)("is none where %s: %s %s", (_why, language, question) => {
    expect(ask(language, question)).toBeUndefined();
  });

  test("what is left of one amount after another stands in neither", () => {
    const text = "Owner: Ada Sample\nEstimated total: 7 686.00\nExcess: 500.00\nBoat: Bora\nPort: Sample";
    const own = (question: string) =>
      fieldMeant(question, { language: "en", evidence: [{ id: "e", document: "claim.txt", text }] });
    expect(own("How much is the estimated total for the boat?")).toHaveLength(1);
    expect(own("How much is left of the estimated total once the excess is off?")).toBeUndefined();
  });

  test("an address is that of whoever was named last", () => {
    const text =
      "Landlord: Hans Sample\nTenant: Eve Mockup\nAddress: 4 Pier Road\nRent: GBP 700\nStart of tenancy: 1 May 2026";
    const own = (question: string) =>
      fieldMeant(question, { language: "en", evidence: [{ id: "e", document: "lease.txt", text }] });
    expect(own("What address does the tenant have?")).toHaveLength(1);
    expect(own("What address does the landlord have?")).toBeUndefined();
  });

  test("whom the form is about may stand in another field", () => {
    const text =
      "Name: Ada Sample\nJob: Rower\nFirst aid given by: Eve Mockup\nTaken to hospital: [ ] yes   [x] no\nDays off work: 4";
    const own = (question: string) =>
      fieldMeant(question, {
        language: "en",
        evidence: [{ id: "e", document: "calibration-report.txt", text }],
      })?.map((claim) => claim.text);
    expect(own("Who gave Ada first aid?")).toEqual(["First aid given by: Eve Mockup"]);
    expect(own("How many days was Ada off work?")).toEqual(["Days off work: 4"]);
    expect(own("Who gave Eve first aid?")).toBeUndefined();
  });
});

describe("a form in several parts", () => {
  const parts = [
    "ORDER FORM - STAFF CHAIRS\nOrder no.: 12",
    "SUPPLIER\nFirm: Ahorn Ltd\nPhone: 0161 555 01",
    "CUSTOMER\nFirm: Birch School\nPhone: 0161 555 02\nContact: Ada Sample",
    "DELIVERY\nRequested delivery: 6 March 2026\nDelivery charge: 0.00 (free from 500.00)\nDelivery address: 4 Pier Road, Leeds",
  ].map((text, at) => ({ id: `e${at}`, document: "order.txt", text }));
  const rows = [
    ["Name, Vorname | Muster, Ada\nGeburtsdatum | 17.09.2015\nKlasse | 5. Klasse\nWohnort | Bern"],
    [
      "Instrument | Posaune\nDauer | 40 Minuten\nGewünschte Lehrperson | Eva Probe\nVersicherung Instrument | CHF 18.00\nUnterrichtsort | Zimmer 12",
    ],
  ].map(([text = ""], at) => ({ id: `r${at}`, document: "anmeldung-unterricht.html", text }));
  const own = (language: string, text: string) =>
    fieldMeant(text, { language, evidence: language === "de" ? rows : parts })?.map((claim) => claim.text);

  test.each([
    ["en", "When will the chairs be delivered?", "Requested delivery: 6 March 2026"],
    ["en", "Where do the chairs have to be delivered?", "Delivery address: 4 Pier Road, Leeds"],
    ["en", "What is the phone of the supplier?", "Phone: 0161 555 01"],
    ["de", "Bei welcher Lehrperson möchte Ada Unterricht haben?", "Gewünschte Lehrperson: Eva Probe"],
    ["de", "Welches Instrument möchte Ada lernen?", "Instrument: Posaune"],
    ["de", "Wo findet der Unterricht statt?", "Unterrichtsort: Zimmer 12"],
  ])("is one form (%s): %s", (language, question, answer) => {
    expect(own(language, question)).toEqual([answer]);
  });

  test.each([
    ["en", "What is the phone of the landlord?"],
    ["de", "Welche Versicherung hat Ada?"],
    ["de", "Bei welcher Lehrperson möchte Zeno Unterricht haben?"],
  ])("and says nothing of what it does not hold (%s): %s", (language, question) => {
    expect(own(language, question)).toBeUndefined();
  });
});

describe("a label that says the deed", () => {
  const text =
    "Instrument: Bench scale, 30 kg\nOwner: Sample Dairy\nDate of receipt: 2 May 2026\nDate of calibration: 9 May 2026\nDate of issue: 11 May 2026\nDone by: Ann Sample\nApproved by: Eve Mockup\nSignature: L. Filler\nEmergency contact: Aunt, Ida Blank, 0000 12";
  const own = (question: string) =>
    fieldMeant(question, {
      language: "en",
      evidence: [{ id: "e", document: "calibration-report.txt", text }],
    })?.map((claim) => claim.text);
  test.each([
    ["When was the scale calibrated?", "Date of calibration: 9 May 2026"],
    ["On what date was the report issued?", "Date of issue: 11 May 2026"],
    ["Who did the calibration?", "Done by: Ann Sample"],
    ["Who signed the report?", "Signature: L. Filler"],
    ["Who is the emergency contact?", "Emergency contact: Aunt, Ida Blank, 0000 12"],
  ])("%s", (question, answer) => {
    expect(own(question)).toEqual([answer]);
  });

  test.each([
    ["it is to be done again", "When must the scale be calibrated again?"],
    ["another deed is asked for", "When was the scale painted?"],
    ["another thing is", "When was the thermometer calibrated?"],
    ["another one did it", "Who painted the scale?"],
    ["it is no report of that", "Who did the receipt?"],
  ])("is none where %s: %s", (_why, question) => {
    expect(own(question)).toBeUndefined();
  });

  test("Italian and German verbs hide in their nouns", () => {
    const it =
      "Strumento: Bilancia\nData di ricevimento: 2 maggio 2026\nData di taratura: 9 maggio 2026\nSede: Molo\nEseguita da: Ada Prova";
    const de =
      "Gerät: Bootskran\nEingang: 2. Mai 2026\nPrüfung am: 9. Mai 2026\nOrt: Hafen\nDurchgeführt von: Ida Blank";
    const told = (language: string, question: string, said: string) =>
      fieldMeant(question, {
        language,
        evidence: [{ id: "e", document: "rapporto-taratura.txt", text: said }],
      })?.[0]?.text;
    expect(told("it", "In che data è stata tarata la bilancia?", it)).toBe("Data di taratura: 9 maggio 2026");
    expect(told("it", "Chi ha fatto la taratura?", it)).toBe("Eseguita da: Ada Prova");
    expect(told("de", "Wann wurde der Bootskran geprüft?", de)).toBe("Prüfung am: 9. Mai 2026");
    expect(told("de", "Wann wurde der Bootskran gestrichen?", de)).toBeUndefined();
  });
});

test("what somebody gets is told by a pay slip, and what is left of the holidays", () => {
  const text =
    "Employee: Ada Sample\nGross pay: 2,275.75\nNet pay: £1,786.59\nHoliday left: 11.5 days\nPeriod: May 2026";
  const own = (question: string) =>
    fieldMeant(question, { language: "en", evidence: [{ id: "e", document: "slip.txt", text }] })?.[0]?.text;
  expect(own("How much does Ada Sample get paid out for May?")).toBe("Net pay: £1,786.59");
  expect(own("How many days of holiday does Ada have left?")).toBe("Holiday left: 11.5 days");
  expect(own("How much does Zeno get paid out for May?")).toBeUndefined();
});

test("a day below a heading is what the heading says", () => {
  const evidence = [
    {
      id: "e1",
      document: "m.md",
      text: "Date: 6 May 2026\nPlace: Pier 4\nChair: Ada Sample",
      heading: ["Minutes"],
    },
    { id: "e2", document: "m.md", text: "The committee buys a boat.", heading: ["Minutes", "Decisions"] },
    {
      id: "e3",
      document: "m.md",
      text: "Tuesday, 8 September 2026, 7.30 pm, on the pier.",
      heading: ["Minutes", "Next meeting"],
    },
  ];
  const own = (question: string) => fieldMeant(question, { language: "en", evidence })?.[0]?.text;
  expect(own("When is the next meeting?")).toBe("Tuesday, 8 September 2026, 7.30 pm, on the pier.");
});

describe("roles of those who see to it", () => {
  const text =
    "Claim: HM-1\nDate of claim: 11 May 2026\n\nVISIT\nDate: 8 May 2026\nPlace: Car park of Pier 4\n\nREPAIR\nBicycle: Sample Sport\nMechanic: Bo Mockup\nHandler: Ann Filler, extension 3\nAccommodation: Pier Hotel\nEntry date: 3 March 2020\nCustomer: Ada Blank";
  const own = (question: string) =>
    fieldMeant(question, { language: "en", evidence: [{ id: "e", document: "claim.txt", text }] })?.[0]?.text;
  test.each([
    ["Who repaired the bicycle?", "Mechanic: Bo Mockup"],
    ["Who deals with the claim?", "Handler: Ann Filler, extension 3"],
    ["Since when has Ada worked here?", "Entry date: 3 March 2020"],
  ])("%s", (question, answer) => {
    expect(own(question)).toBe(answer);
  });

  test.each(["Who repaired the boat?", "Who deals with the complaint?"])(
    "of something else nothing is told: %s",
    (question) => {
      expect(own(question)).toBeUndefined();
    },
  );
});
