/**
 * Heads that mean the same in five languages, so that a German question finds an English column. Only what means
 * nothing else in a table; singular and plural.
 */
export const columnConcepts: readonly string[] = [
  "country|countries|land|länder|ländern|pays|paese|paesi|país|países",
  "region|regions|regionen|région|régions|regione|regioni|región|regiones",
  "city|cities|town|towns|stadt|städte|ort|orte|ville|villes|città|ciudad|ciudades",
  "year|years|jahr|jahre|année|années|anno|anni|año|años",
  "price|prices|preis|preise|prix|prezzo|prezzi|precio|precios",
  "amount|amounts|betrag|beträge|beträgen|montant|montants|importo|importi|importe|importes",
  "quantity|quantities|menge|mengen|quantité|quantités|quantità|cantidad|cantidades",
  "population|bevölkerung|einwohner|popolazione|población",
  "income|einkommen|revenu|revenus|reddito|redditi|ingreso|ingresos",
  "salary|salaries|gehalt|gehälter|lohn|löhne|salaire|salaires|stipendio|stipendi|salario|salarios|sueldo|sueldos",
  "age|ages|alter|âge|âges|età|edad|edades",
  "product|products|produkt|produkte|produkten|produit|produits|prodotto|prodotti|producto|productos",
  "article|articles|artikel|articolo|articoli|artículo|artículos",
  "supplier|suppliers|lieferant|lieferanten|fournisseur|fournisseurs|fornitore|fornitori|proveedor|proveedores",
  "customer|customers|client|clients|kunde|kunden|cliente|clienti|clientes",
  "invoice|invoices|rechnung|rechnungen|facture|factures|fattura|fatture|factura|facturas",
  "order|orders|bestellung|bestellungen|auftrag|aufträge|commande|commandes|ordine|ordini|pedido|pedidos",
  "project|projects|projekt|projekte|projet|projets|progetto|progetti|proyecto|proyectos",
  "category|categories|kategorie|kategorien|catégorie|catégories|categoria|categorie|categoría|categorías",
  "department|departments|abteilung|abteilungen|département|départements|dipartimento|dipartimenti|departamento|departamentos",
  "employee|employees|mitarbeiter|mitarbeitende|employé|employés|dipendente|dipendenti|empleado|empleados",
  "team|teams|mannschaft|mannschaften|équipe|équipes|squadra|squadre|equipo|equipos",
  "hours|stunden|heures|ore|horas",
  "budget|budgets|presupuesto|presupuestos",
  "revenue|revenues|turnover|umsatz|umsätze|chiffre d affaires|fatturato|facturación",
  "shop|shops|store|stores|filiale|filialen|magasin|magasins|negozio|negozi|tienda|tiendas",
];

/** Heads that say what something costs. */
export const priceHeads =
  "price|prices|unit price|cost|costs|amount|preis|preise|stückpreis|einzelpreis|kosten|betrag|prix|prix unitaire|coût|coûts|montant|prezzo|prezzi|prezzo unitario|costo|costi|importo|precio|precios|precio unitario|coste|costes|importe";

/** Heads of what a whole row comes to, whatever it holds of a thing. */
export const amountHeads =
  "amount|amounts|line total|cost|costs|value|betrag|beträge|kosten|wert|gesamtpreis|montant|montants|coût|coûts|valeur|prix total|importo|importi|costo|costi|valore|prezzo totale|importe|importes|coste|costes|valor|precio total";

/** Behind the name of a firm, and left out when people speak of it. */
export const legalForms =
  "ag|gmbh|sa|sarl|sàrl|srl|spa|sl|inc|ltd|llc|plc|co|corp|kg|ohg|se|bv|nv|co kg|cie|ltda";

/** Parts of German compounds that ask for a total, an average or an extreme: Gesamtbetrag, Durchschnittspreis. */
export const compoundCues: Readonly<Record<"sum" | "average" | "max" | "min", string>> = {
  sum: "gesamt|total",
  average: "durchschnitts|mittel",
  max: "höchst|maximal|spitzen",
  min: "mindest|tiefst|minimal|niedrigst",
};

/** What a head adds to the thing that it numbers or names: Rechnungsnummer, Kursname. */
export const namingEndings = "nummer|nr|name|namen|bezeichnung|code|id|kürzel";
