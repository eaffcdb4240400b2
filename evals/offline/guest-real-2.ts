import type { OfficeRequest } from "./office-request.ts";
import { toRequests } from "./office-request.ts";

const gao = "corpus/pdf/unstructured__invalid-pdf-structure-pdfminer-one-page.pdf";
const patent = "corpus/xml/docling__ipg08672134.xml";
const poems = "corpus/epub/docling__epub_purvis_poetry.epub";
const ducks = "corpus/xls/docling__legacy_sample.xls";
const stanleyCups = "corpus/xlsx/unstructured__stanley-cups.xlsx";

export const guestReal2: readonly OfficeRequest[] = [
  ...toRequests({ language: "fr", heldOut: true }, [
    {
      id: "gr-essai-date",
      kind: "fact",
      files: ["corpus/zip/unstructured__simple.zip"],
      message: "De quand date le texte sur la façon de trouver de nouvelles idées ?",
      facts: [["January 2023", "janvier 2023"]],
    },
    {
      id: "gr-marcheuse-de-nuit",
      kind: "fact",
      files: [poems, "corpus/md/kreuzberg__sinthgunt.md"],
      message: "Quel savant a proposé d'expliquer le nom Sinthgunt par « celle qui marche la nuit » ?",
      facts: ["Bugge"],
      nearMisses: ["Schaffner", "Kauffmann", "Helm"],
    },
    {
      id: "gr-priorite-europeenne",
      kind: "form",
      files: [patent],
      message: "Quel est le numéro de la demande européenne dont ce brevet revendique la priorité ?",
      facts: [["08007030", "8007030"]],
      nearMisses: ["12936568", "08672134"],
    },
    {
      id: "gr-verisign",
      kind: "mail",
      files: ["corpus/msg/tika__test-outlook.msg"],
      message: "Qu'est-ce qu'on peut avoir gratuitement chez VeriSign d'après ce message ?",
      facts: [["identificateur num", "ID num"]],
      nearMisses: ["Hotmail"],
    },
    {
      id: "gr-baskerville-annee",
      kind: "table",
      files: ["corpus/xlsx/docling__xlsx_09_section_label_header.xlsx"],
      message: "Quelle année est indiquée dans la liste pour le livre de Conan Doyle ?",
      facts: [1902],
      nearMisses: ["1988"],
    },
    {
      id: "gr-chiffrement-statut",
      kind: "table",
      files: ["corpus/docx/markitdown__docx_complex_layout.docx"],
      message: "le chiffrement, il a quel statut dans le tableau ?",
      facts: [["Enabled", "activé"]],
      nearMisses: ["Active"],
    },
    {
      id: "gr-freres-humains",
      kind: "cross-language",
      files: ["corpus/odt/unstructured__eng_spa_mult.odt"],
      message:
        "Dans quel esprit les êtres humains doivent-ils agir les uns envers les autres, selon ce texte ?",
      facts: [["brotherhood", "fratern"]],
    },
    {
      id: "gr-bande-magnetique",
      kind: "cross-language",
      files: ["corpus/pdf/docling__multi_page.pdf"],
      message: "En quelle année IBM a-t-il sorti la machine à écrire à bande magnétique ?",
      facts: [1964],
      nearMisses: ["1935", "1983", "1868"],
    },
    {
      id: "gr-fips-197",
      kind: "yes-no",
      files: ["corpus/txt/tika__testStandardsExtractor.txt"],
      message: "Est-ce que la publication FIPS 197 porte bien sur le chiffrement ?",
      facts: [["Encryption Standard", "AES"]],
      nearMisses: ["Cryptographic Modules"],
    },
    {
      id: "gr-adresse-wu",
      kind: "not-there",
      files: ["corpus/pptx/markitdown__test.pptx", "corpus/tiff/unstructured__layout-parser-paper-fast.tiff"],
      message: "Je voudrais écrire à Qingyun Wu au sujet d'AutoGen, quelle est son adresse e-mail ?",
      status: "refusal",
      nearMisses: ["allenai", "brown.edu", "waterloo"],
    },
  ]),
  ...toRequests({ language: "it", heldOut: true }, [
    {
      id: "gr-trascrizione-giorno",
      kind: "fact",
      files: ["corpus/docx/docling__word_image_anchors.docx"],
      message: "Di che giorno è la trascrizione?",
      facts: [{ date: "2025-02-20" }],
      nearMisses: ["2025-05-22"],
    },
    {
      id: "gr-padrone-trasferito",
      kind: "fact",
      files: [poems],
      message:
        "Nella poesia d'addio della giovane schiava si racconta che il padrone lasciò l'isola e la separò dalla madre. Dove andava a vivere?",
      facts: ["Louisiana"],
      nearMisses: ["West Indian"],
    },
    {
      id: "gr-github-quando",
      kind: "mail",
      files: ["corpus/eml/unstructured__email-no-html-content-1.eml"],
      message: "quando mi ha scritto GitHub per dirmi che seguo i repository nf-core?",
      facts: [{ date: "2022-10-10" }],
      nearMisses: ["Dec 05", "5 dicembre"],
    },
    {
      id: "gr-coppe-totale",
      kind: "compute",
      files: [stanleyCups],
      message:
        "Quante Stanley Cup hanno vinto in tutto le tre squadre messe insieme, contando tutta la storia e non solo dal 67?",
      facts: [16],
    },
    {
      id: "gr-autogen-motivi",
      kind: "cross-language",
      files: ["corpus/docx/markitdown__test.docx"],
      message:
        "Quanti motivi elenca il testo su AutoGen per dire che l'idea della conversazione tra più agenti può funzionare?",
      facts: [["three reasons", "three", "tre motivi", "tre ragioni", "almeno tre"]],
    },
    {
      id: "gr-quinto-pilastro",
      kind: "cross-language",
      files: [gao],
      message: "Come si chiama il quinto pilastro della strategia americana per la cibersicurezza?",
      facts: [
        [
          "international partnerships",
          "partenariati internazionali",
          "partnership internazionali",
          "alleanze internazionali",
        ],
      ],
      nearMisses: ["resilient future", "critical infrastructure"],
    },
    {
      id: "gr-contatti-gao",
      kind: "extract",
      files: [gao],
      message:
        "Mi prepari un foglio Excel con le persone da contattare al GAO: nome, incarico e numero di telefono.",
      facts: ["512-4400", "512-4800", "512-5017"],
      formats: ["xlsx"],
    },
    {
      id: "gr-anatre-2018",
      kind: "not-there",
      files: [ducks, "corpus/docx/docling__word_sample.docx"],
      message: "Quante anatre sono state contate nel 2018?",
      status: "refusal",
      nearMisses: ["120"],
    },
  ]),
];
