/** Tables made by counting, the same on every run; their names stand for nobody. */
export interface MadeTable {
  fileName: string;
  content: string;
}

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const two = (value: number) => String(value).padStart(2, "0");

const shops = "Harbour Station Airport Oldtown Market Lake Bridge Park Castle Mill Garden Tower".split(" ");

function sales(): MadeTable {
  const rows = Array.from({ length: 180 }, (_, at) => {
    const shop = (at * 7) % 12;
    const amount = (((at * 7919) % 90_000) + 1050) / 100;
    const date = `${2022 + (Math.floor(at / 7) % 3)}-${two(((at * 5) % 12) + 1)}-${two(((at * 11) % 28) + 1)}`;
    return [
      `O-${1000 + at}`,
      pick(["North", "South", "West"], shop),
      pick(shops, shop),
      pick(["Lamp", "Chair", "Desk", "Shelf"], at * 3 + Math.floor(at / 4)),
      ((at * 13) % 9) + 1,
      amount.toFixed(2),
      date,
      pick(["paid", "paid", "open", "paid", "cancelled"], at),
    ].join(",");
  });
  return {
    fileName: "sales.csv",
    content: ["Order,Region,Shop,Product,Units,Amount (CHF),Date,Status", ...rows].join("\n"),
  };
}

function invoices(): MadeTable {
  const swiss = (cents: number) => {
    const [whole = "", rest = ""] = (cents / 100).toFixed(2).split(".");
    return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, "'")}.${rest}`;
  };
  const rows = Array.from({ length: 64 }, (_, at) =>
    [
      `R-${2001 + at}`,
      pick(["Meier AG", "Huber GmbH", "Keller & Co", "Brunner AG", "Frei Transporte"], at * 3 + (at % 2)),
      pick(["Büro", "Reise", "Informatik", "Miete"], at + Math.floor(at / 4)),
      swiss(((at * 98_317) % 480_000) + 2_505),
      `${two(((at * 11) % 28) + 1)}.${two(((at * 7) % 12) + 1)}.${2023 + (at % 2)}`,
      pick(["bezahlt", "offen", "bezahlt"], at),
    ].join(";"),
  );
  return {
    fileName: "rechnungen.csv",
    content: ["Rechnung;Lieferant;Kategorie;Betrag (CHF);Datum;Status", ...rows].join("\n"),
  };
}

function staff(): MadeTable {
  const rows = Array.from({ length: 48 }, (_, at) =>
    [
      `Poste ${101 + at}`,
      pick(["Ventes", "Finance", "Informatique", "Production"], at * 5 + Math.floor(at / 6)),
      pick(["Lausanne", "Genève", "Fribourg", "Sion"], at + Math.floor(at / 7)),
      (3_100 + ((at * 617) % 4_300) + (at % 4) * 0.25).toFixed(2).replace(".", ","),
      23 + ((at * 17) % 41),
      (at * 29) % 23,
    ].join(";"),
  );
  return {
    fileName: "personnel.csv",
    content: ["Poste;Département;Ville;Salaire (EUR);Âge;Ancienneté", ...rows].join("\n"),
  };
}

function stock(): MadeTable {
  const things = "Vite Dado Rondella Staffa Molla Perno Cuscinetto Guarnizione Tubo Valvola".split(" ");
  const rows = Array.from({ length: 40 }, (_, at) =>
    [
      `${pick(things, at)} ${pick(["A", "B", "C", "D"], Math.floor(at / 10))}${10 + at}`,
      pick(["Meccanica", "Idraulica", "Elettrica"], at * 2 + Math.floor(at / 5)),
      pick(["Rossini", "Bianchetti", "Verdone"], at + Math.floor(at / 3)),
      (((at * 733) % 18_000) / 100 + 0.35).toFixed(2).replace(".", ","),
      (at * 37) % 251,
    ].join(";"),
  );
  return {
    fileName: "magazzino.csv",
    content: ["Articolo;Categoria;Fornitore;Prezzo (EUR);Quantità", ...rows].join("\n"),
  };
}

function projects(): MadeTable {
  const rows = Array.from({ length: 36 }, (_, at) =>
    [
      `Proyecto ${pick(["Alba", "Brisa", "Cima", "Duna", "Eco", "Faro"], at)} ${1 + Math.floor(at / 6)}`,
      pick(["Solaria", "Marítima", "Aceros Norte"], at + Math.floor(at / 5)),
      pick(["España", "México", "Chile", "Perú"], at * 3 + Math.floor(at / 9)),
      12_000 + ((at * 7_919) % 88_000),
      40 + ((at * 53) % 460),
      `${two(((at * 5) % 28) + 1)}/${two(((at * 7) % 12) + 1)}/${2021 + (at % 3)}`,
      pick(["activo", "cerrado", "activo", "pausado"], at),
    ].join(";"),
  );
  return {
    fileName: "proyectos.csv",
    content: ["Proyecto;Cliente;País;Presupuesto (EUR);Horas;Inicio;Estado", ...rows].join("\n"),
  };
}

function budget(): MadeTable {
  const items = "Salaries Rent Travel Software Marketing Training Insurance Energy".split(" ");
  const values = items.map((_, at) =>
    [0, 1, 2].map((year) => 4_000 + ((at * 6_133) % 30_000) + year * ((at * 977) % 3_000) - (at % 3) * 500),
  );
  const total = [0, 1, 2].map((year) => values.reduce((sum, row) => sum + (row[year] ?? 0), 0));
  const rows = items.map((item, at) => [item, ...(values[at] ?? [])].join(","));
  return {
    fileName: "budget.csv",
    content: ["Item,2021,2022,2023", ...rows, ["Total", ...total].join(",")].join("\n"),
  };
}

function divisions(): MadeTable {
  const names = "Maschinenbau Elektronik Medizintechnik Logistik Beratung".split(" ");
  const rows = names.map((name, at) =>
    [name, ...[0, 1, 2].map((year) => (820 + at * 173.5 + year * (at - 1) * 61.25).toFixed(2))].join(";"),
  );
  return { fileName: "sparten.csv", content: ["Sparte;2022;2023;2024", ...rows].join("\n") };
}

export const madeTables: Readonly<Record<string, MadeTable>> = {
  sales: sales(),
  invoices: invoices(),
  staff: staff(),
  stock: stock(),
  projects: projects(),
  budget: budget(),
  divisions: divisions(),
};
