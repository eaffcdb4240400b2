import { guestReal2 } from "./guest-real-2.ts";
import type { OfficeRequest } from "./office-request.ts";
import { toRequests } from "./office-request.ts";

const gao = "corpus/pdf/unstructured__invalid-pdf-structure-pdfminer-one-page.pdf";
const patent = "corpus/xml/docling__ipg08672134.xml";
const invoice = "corpus/pdf/pdfjs__bigboundingbox.pdf";
const poems = "corpus/epub/docling__epub_purvis_poetry.epub";
const ducks = "corpus/xls/docling__legacy_sample.xls";
const stanleyCups = "corpus/xlsx/unstructured__stanley-cups.xlsx";
const calibreDemo = "corpus/html/officeparser__test.html";
const joeMail = "corpus/eml/tika__testRFC822_dkim.eml";

export const guestReal: readonly OfficeRequest[] = [
  ...toRequests({ language: "en", heldOut: true }, [
    {
      id: "gr-pill-box-length",
      kind: "fact",
      files: [patent],
      message: "We're designing a pouch for this pill box. How long can it be at most in the preferred size?",
      facts: [222],
      nearMisses: ["98 mm"],
    },
    {
      id: "gr-poems-first-edition",
      kind: "fact",
      files: [poems],
      message: "when did the very first edition of this ebook come out? not the current one",
      facts: [{ date: "2023-12-06" }],
      nearMisses: ["May 21, 2026"],
    },
    {
      id: "gr-layout-open-source",
      kind: "yes-no",
      files: ["corpus/tiff/unstructured__layout-parser-paper-fast.tiff"],
      message: "Is the LayoutParser library open source?",
      facts: [["open-source", "open source"]],
    },
    {
      id: "gr-strategy-cost",
      kind: "yes-no",
      files: [gao],
      message: "Does the national cybersecurity strategy say what it is going to cost, according to GAO?",
      facts: [
        ["not address cost", "n't address cost", "not address the cost", "not say what", "not include cost"],
      ],
    },
    {
      id: "gr-survey-caseload",
      kind: "form",
      files: ["corpus/pdf/docling__table_mislabeled_as_picture.pdf"],
      message:
        "I'm filling in the legal aid survey and only have the figure for how many cases a lawyer may carry at a time. What's the number of the question it goes under?",
      facts: [23],
      nearMisses: ["24.", "25."],
    },
    {
      id: "gr-invoice-before-tax",
      kind: "form",
      files: [invoice],
      message: "How much did the branding workshop cost before sales tax?",
      facts: [250],
      nearMisses: ["273.13"],
    },
    {
      id: "gr-kurtulus-day",
      kind: "mail",
      files: ["corpus/msg/docling__msg_with_attachment.msg", "corpus/msg/markitdown__test_outlook_msg.msg"],
      message: "What day did the message from Kurtuluş go out?",
      facts: [{ date: "2024-12-22" }],
      nearMisses: ["20 May 2026", "May 20, 2026", "2026-05-20"],
    },
    {
      id: "gr-distance-c-d",
      kind: "table",
      files: [calibreDemo],
      message: "What does the distance table give between point C and point D?",
      facts: [91],
      nearMisses: ["54", "43", "64"],
    },
    {
      id: "gr-woodlot-category-three",
      kind: "table",
      files: ["corpus/html/docling__chandra_multiblock.html"],
      message: "share of category 3 plots for woodlots?",
      facts: [35],
      nearMisses: ["55"],
    },
    {
      id: "gr-new-undergraduates",
      kind: "compute",
      files: [calibreDemo],
      message: "How many new undergraduates did Cedar University and Oak Institute take in together?",
      facts: [312],
      nearMisses: ["998", "908"],
    },
    {
      id: "gr-duck-drop",
      kind: "compute",
      files: [ducks],
      message: "The duck count went down between 2022 and 2023. By how many birds?",
      facts: [10],
    },
    {
      id: "gr-pill-box-old-boxes",
      kind: "reason",
      files: [patent],
      message: "Why does the patent say the earlier containers aren't very safe against children?",
      facts: [["two successive actions", "two actions", "two steps"]],
    },
    {
      id: "gr-conversation-programming",
      kind: "definition",
      files: ["corpus/pdf/markitdown__test.pdf"],
      message: 'What do the authors mean by "conversation programming"?',
      facts: [["inter-agent conversations", "multi-agent conversations", "conversations between agents"]],
    },
    {
      id: "gr-cups-compare",
      kind: "compare",
      files: [stanleyCups],
      message: "Compare the Maple Leafs' Stanley Cups of all time with those since 67.",
      facts: [13, 0],
    },
    {
      id: "gr-paid-note",
      kind: "draft",
      files: [invoice],
      message:
        "Please draft a short email from us, Bayside Wholesale, to Orange Demo saying we have paid their invoice in full. Put in the invoice number, the amount and the due date.",
      facts: ["INV-0046", 273.13, { date: "2013-06-03" }],
    },
    {
      id: "gr-orange-demo-phone",
      kind: "not-there",
      files: [invoice, "corpus/pdf/pdfjs__bug1186827.pdf"],
      message: "I have a question on our bill. What is Orange Demo's phone number?",
      status: "refusal",
      nearMisses: ["50 01 14 20", "123456789-1234567890"],
    },
  ]),
  ...toRequests({ language: "de", heldOut: true }, [
    {
      id: "gr-umschlag-bild",
      kind: "fact",
      files: [poems],
      message: "Wer hat das Bild gemalt, nach dem der Umschlag dieses E-Books gestaltet ist?",
      facts: ["Thomas Waterman Wood"],
      nearMisses: ["Weijia Cheng", "Alex Cabal"],
    },
    {
      id: "gr-senat-bestaetigung",
      kind: "fact",
      files: [gao],
      message: "Wann hat der Senat den National Cyber Director bestätigt?",
      facts: [["June 2021", "Juni 2021"]],
      nearMisses: ["February 2023", "March 2023"],
    },
    {
      id: "gr-cicero-uebersetzung",
      kind: "fact",
      files: ["corpus/pdf/docling__text_document_01.odt.pdf"],
      message:
        "Für den Blindtext bei Letraset wurde doch eine alte Cicero-Übersetzung zerwürfelt. Von wann war die?",
      facts: [1914],
      nearMisses: ["1966", "45 BC"],
    },
    {
      id: "gr-patent-ansprueche",
      kind: "form",
      files: [patent],
      message: "wie viele Ansprüche hat das Patent",
      facts: [43],
      nearMisses: ["19"],
    },
    {
      id: "gr-steuersatz",
      kind: "form",
      files: [invoice],
      message: "Welcher Steuersatz wurde auf der Rechnung INV-0046 angewendet?",
      facts: [9.25],
      nearMisses: ["23.13", "273.13"],
    },
    {
      id: "gr-mallori-datum",
      kind: "mail",
      files: [joeMail, "corpus/eml/unstructured__fake-email-attachment.eml"],
      message: "An welchem Tag hat Mallori Harrell ihre Mail mit dem Anhang verschickt?",
      facts: [{ date: "2022-12-23" }],
      nearMisses: ["11 Jul 2003", "11. Juli 2003", "2003-07-11"],
    },
    {
      id: "gr-enten-getreide",
      kind: "table",
      files: ["corpus/doc/docling__legacy_sample.doc"],
      message: "Welches Getreide darf die Ente laut Tabelle fressen?",
      facts: [
        ["Corn", "Mais"],
        ["Buckwheat", "Buchweizen"],
        ["Barley", "Gerste"],
      ],
      nearMisses: ["Blueberry", "Maple"],
    },
    {
      id: "gr-datum-satz-sechs",
      kind: "table",
      files: ["corpus/csv/tika__test-columnar.csv"],
      message: "Welches Datum steht in der Spalte date beim Datensatz Nummer 6?",
      facts: [{ date: "1963-07-20" }],
      nearMisses: ["17-09-1961", "29-07-1966", "12JAN60"],
    },
    {
      id: "gr-kalorien-zusammen",
      kind: "compute",
      files: ["corpus/docx/docling__word_sample.docx", ducks],
      message:
        "Die Ente bekommt je eine Portion Blätter, Beeren und Getreide. Auf wie viele Kalorien kommt sie damit insgesamt?",
      facts: [400],
    },
    {
      id: "gr-knopf-begriff",
      kind: "definition",
      files: [patent],
      message: "Was ist im Patent mit „button“ gemeint?",
      facts: [["finger", "Finger"]],
    },
    {
      id: "gr-heine-jubilaeum",
      kind: "cross-language",
      files: ["corpus/docx/poi__bib-chernigovka.netdo.ru_download_docs_17459.docx"],
      message: "Der wievielte Geburtstag von Heinrich Heine steht im russischen Bibliothekskalender?",
      facts: [220],
      nearMisses: ["215 лет", "240 лет", "100 лет"],
    },
    {
      id: "gr-korea-todesfaelle",
      kind: "cross-language",
      files: ["corpus/pdf/docling__normal_4pages.pdf"],
      message: "Wie viele Todesfälle durch Corona nennt der koreanische Bericht mit Stand 30. März 2020?",
      facts: [158],
      nearMisses: ["9,661", "9.661"],
    },
    {
      id: "gr-gao-kritik",
      kind: "summarize",
      files: [gao],
      message: "Fasse kurz zusammen, was nach Ansicht des GAO in der Cyberstrategie noch fehlt.",
      facts: [
        ["cost", "Kosten"],
        ["milestones", "Meilenstein", "performance measures", "Leistungs", "Erfolgs", "Kennzahl"],
      ],
    },
    {
      id: "gr-canadiens",
      kind: "not-there",
      files: [stanleyCups],
      message: "Wie viele Stanley Cups haben die Canadiens geholt?",
      status: "refusal",
      nearMisses: ["13"],
    },
  ]),
  ...guestReal2,
];
