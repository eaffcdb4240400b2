/**
 * The columns of item tables in orders, delivery notes and invoices, as heads and requests call them in five languages;
 * abbreviations too, without dots. A name may stand in two lists: an article is its number or what it is.
 */
export const itemHeads = {
  position: "pos|position|line|line no|item no|zeile|ligne|riga|línea|posizione|posición",
  itemNumber:
    "article|article no|article number|article nr|art no|item no|item number|item code|product code|product no|product number|part no|part number|stock code|sku|code|ref|reference|reference number|artikel|artikel nr|artikelnr|artikelnummer|art nr|bestell nr|produktnummer|réf|référence|référence article|numéro d article|n article|n d article|code article|cod|codice|codice articolo|numero articolo|numero di articolo|n articolo|rif|riferimento|código|código de artículo|número de artículo|referencia",
  description:
    "description|item|items|article|articles|product|products|goods|designation|name|name of the item|bezeichnung|beschreibung|artikel|artikelbezeichnung|artikelname|produkt|ware|désignation|libellé|article|produit|descrizione|articolo|articoli|prodotto|denominazione|descripción|artículo|producto|concepto",
  size: "size|sizes|grösse|grössen|größe|größen|gr|taille|tailles|dimension|dimensions|taglia|taglie|misura|misure|talla|tallas|tamaño|medida",
  colour: "colour|color|farbe|couleur|colore|color",
  quantity:
    "qty|quantity|quantities|pieces|pcs|units|count|number of pieces|number|menge|mengen|anzahl|anz|stück|stk|stückzahl|qté|qte|quantité|quantités|nombre|pièces|q tà|q ta|qtà|qta|quantità|numero di pezzi|pezzi|pz|cantidad|cantidades|cant|unidades|uds",
  unitPrice:
    "unit price|price|prices|price each|price per piece|price per unit|unit cost|einzelpreis|stückpreis|preis|preise|preis pro stück|e preis|ep|prix unitaire|prix unit|prix|p u|pu|prezzo unitario|prezzo unit|prezzo|prezzi|precio unitario|precio|precios|p unit",
  amount:
    "amount|amounts|line total|total|total price|sum|betrag|beträge|gesamtpreis|gesamtbetrag|gesamt|summe|g preis|gp|montant|montants|prix total|importo|importi|totale|prezzo totale|importe|importes|precio total",
  rate: "vat|tax|vat rate|tax rate|mwst|ust|mwst satz|steuersatz|tva|taux de tva|iva|aliquota|aliquota iva|tipo de iva",
} as const;

export type ItemHead = keyof typeof itemHeads;

/** What is ordered, delivered or billed, as a request calls all of it. */
export const itemNouns =
  /(?<!\p{L})(?:items|articles|goods|products|positions|order lines|line items|invoice lines|artikel|artikeln|positionen|waren|produkte|produkten|bestellpositionen|rechnungspositionen|articles|marchandises|produits|positions|lignes|articoli|prodotti|merce|merci|posizioni|righe|voci|artículos|productos|mercancías|posiciones|líneas)(?!\p{L})/iu;
