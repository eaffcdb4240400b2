import type { WordsByLanguage } from "../words-by-language.ts";

/** Figures that few reports print and that are worked out from others. */
export const derivedMetrics: readonly { names: WordsByLanguage; from: WordsByLanguage }[] = [
  {
    names: {
      en: "quick ratio|acid test|current ratio",
      de: "Liquiditätsgrad|Liquidität zweiten Grades",
      fr: "ratio de liquidité",
    },
    from: {
      en: "current assets|current liabilities|inventories",
      de: "Umlaufvermögen|kurzfristige Verbindlichkeiten",
      fr: "actifs courants|passifs courants",
    },
  },
  {
    names: { en: "operating margin", de: "operative Marge|EBIT-Marge", fr: "marge opérationnelle" },
    from: {
      en: "operating income|revenue|net sales",
      de: "Betriebsergebnis|Umsatz",
      fr: "résultat opérationnel|chiffre d'affaires",
    },
  },
  {
    names: {
      en: "net profit margin|profit margin|net margin",
      de: "Nettomarge|Umsatzrendite",
      fr: "marge nette",
    },
    from: {
      en: "net income|revenue|net sales",
      de: "Reingewinn|Umsatz",
      fr: "résultat net|chiffre d'affaires",
    },
  },
  {
    names: { en: "gross margin", de: "Bruttomarge", fr: "marge brute" },
    from: {
      en: "cost of sales|net sales|revenue",
      de: "Umsatzkosten|Umsatz",
      fr: "coût des ventes|chiffre d'affaires",
    },
  },
  {
    names: {
      en: "inventory turnover|days inventory outstanding",
      de: "Lagerumschlag",
      fr: "rotation des stocks",
    },
    from: {
      en: "inventories|cost of sales|cost of goods sold",
      de: "Vorräte|Umsatzkosten",
      fr: "stocks|coût des ventes",
    },
  },
  {
    names: { en: "days payable outstanding|DPO" },
    from: { en: "accounts payable|cost of sales|cost of goods sold|inventories" },
  },
  { names: { en: "days sales outstanding|DSO" }, from: { en: "accounts receivable|revenue|net sales" } },
  {
    names: { en: "fixed asset turnover|asset turnover" },
    from: { en: "property plant and equipment|revenue|net sales|total assets" },
  },
  {
    names: { en: "return on assets|ROA", de: "Gesamtkapitalrendite", fr: "rendement des actifs" },
    from: {
      en: "net income|total assets",
      de: "Reingewinn|Bilanzsumme",
      fr: "résultat net|total de l'actif",
    },
  },
  {
    names: { en: "return on equity|ROE", de: "Eigenkapitalrendite", fr: "rendement des fonds propres" },
    from: {
      en: "net income|shareholders equity",
      de: "Reingewinn|Eigenkapital",
      fr: "résultat net|capitaux propres",
    },
  },
  {
    names: { en: "debt to equity|leverage ratio", de: "Verschuldungsgrad", fr: "taux d'endettement" },
    from: {
      en: "total liabilities|long-term debt|shareholders equity",
      de: "Fremdkapital|Eigenkapital",
      fr: "dettes|capitaux propres",
    },
  },
  { names: { en: "interest coverage" }, from: { en: "operating income|interest expense" } },
  {
    names: { en: "free cash flow", de: "freier Cashflow|Free Cashflow", fr: "flux de trésorerie disponible" },
    from: {
      en: "net cash provided by operating activities|capital expenditures",
      de: "operativer Cashflow|Investitionen",
      fr: "flux de trésorerie d'exploitation|investissements",
    },
  },
  {
    names: { en: "payout ratio|dividend payout", de: "Ausschüttungsquote", fr: "taux de distribution" },
    from: { en: "dividends|net income", de: "Dividende|Reingewinn", fr: "dividende|résultat net" },
  },
  {
    names: { en: "working capital ratio|working capital" },
    from: { en: "total current assets|total current liabilities" },
  },
  { names: { en: "EBITDA" }, from: { en: "operating income|depreciation and amortization" } },
];
