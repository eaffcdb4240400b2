import type { MadeTable } from "./made-tables.ts";

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const two = (value: number) => String(value).padStart(2, "0");

function plants(): MadeTable {
  const rows = Array.from({ length: 44 }, (_, at) =>
    [
      `${pick(["Alder", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan"], at)} ${pick(["Point", "Hill", "Creek", "Ridge"], Math.floor(at / 11))}`,
      pick(["Norway", "Spain", "Austria"], at + Math.floor(at / 8)),
      pick(["hydro", "wind", "solar", "gas"], at * 3 + Math.floor(at / 5)),
      20 + ((at * 83) % 640),
      (35 + ((at * 1_373) % 2_900) / 10).toFixed(1),
      1978 + ((at * 13) % 44),
    ].join(","),
  );
  return {
    fileName: "power-plants.csv",
    content: ["plant_name,country,fuel_type,capacity_mw,annual_output_gwh,opened", ...rows].join("\n"),
  };
}

function courses(): MadeTable {
  const rows = Array.from({ length: 30 }, (_, at) =>
    [
      `K${300 + at}`,
      pick(["Excel", "Buchhaltung", "Englisch", "Projektleitung", "Fotografie"], at),
      pick(["Aarau", "Bern", "Chur"], at * 2 + Math.floor(at / 4)),
      6 + ((at * 7) % 19),
      `${180 + ((at * 65) % 700)}.00`,
      `${two(((at * 9) % 27) + 1)}.${two(((at * 4) % 12) + 1)}.${2024 + (at % 2)}`,
      at % 3 === 0 ? "ja" : "nein",
    ].join(";"),
  );
  return {
    fileName: "kursliste.csv",
    content: ["Kursnummer;Thema;Ort;Teilnehmende;Kursgebühr (CHF);Beginn;Online", ...rows].join("\n"),
  };
}

function expenses(): MadeTable {
  const rows = Array.from({ length: 52 }, (_, at) => {
    const gross = 1_250 + ((at * 7_321) % 61_000);
    return [
      `${two(((at * 5) % 28) + 1)}.${two(((at * 3) % 12) + 1)}.2024`,
      `D-${500 + at}`,
      pick(["Transport", "Repas", "Hôtel", "Fournitures"], at + Math.floor(at / 3)),
      pick(["Équipe Nord", "Équipe Sud", "Direction"], at * 2 + Math.floor(at / 7)),
      (gross / 100).toFixed(2).replace(".", ","),
      (Math.round(gross * 0.081) / 100).toFixed(2).replace(".", ","),
      pick(["carte", "virement", "espèces"], at + Math.floor(at / 4)),
    ].join(";");
  });
  return {
    fileName: "frais-2024.csv",
    content: ["Date;Dépense;Rubrique;Service;Montant (CHF);TVA (CHF);Paiement", ...rows].join("\n"),
  };
}

function orders(): MadeTable {
  const rows = Array.from({ length: 45 }, (_, at) =>
    [
      `ORD${70 + at}`,
      pick(["Ferrovia Lago", "Cantina Monte", "Hotel Sole", "Officina Ponte"], at * 3 + Math.floor(at / 6)),
      pick(["Nord", "Centro", "Sud"], at + Math.floor(at / 4)),
      `${480 + ((at * 4_409) % 9_300)},${two((at * 7) % 100)}`,
      (at * 5) % 30,
      `${2023 + (at % 2)}-${two(((at * 5) % 12) + 1)}-${two(((at * 7) % 28) + 1)}`,
    ].join(";"),
  );
  return {
    fileName: "ordini.csv",
    content: ["Ordine;Cliente;Zona;Fatturato (EUR);Giorni di consegna;Data", ...rows].join("\n"),
  };
}

function warehouse(): MadeTable {
  const rows = Array.from({ length: 38 }, (_, at) =>
    [
      `C${900 + at}`,
      `${pick(["Taladro", "Sierra", "Martillo", "Lijadora", "Llave", "Cinta"], at)} ${pick(["S", "M", "L", "XL", "Pro", "Mini", "Max"], Math.floor(at / 6))}`,
      pick(["Madrid", "Sevilla", "Bilbao"], at * 2 + Math.floor(at / 5)),
      (at * 47) % 310,
      ((2_395 + ((at * 911) % 14_000)) / 100).toFixed(2).replace(".", ","),
    ].join(";"),
  );
  return {
    fileName: "inventario.csv",
    content: ["Código;Artículo;Almacén;Existencias;Precio unitario (EUR)", ...rows].join("\n"),
  };
}

function players(): MadeTable {
  const rows = Array.from({ length: 24 }, (_, at) =>
    [
      `Player ${String.fromCodePoint(65 + at)}`,
      pick(["Falcons", "Otters", "Rams"], at + Math.floor(at / 6)),
      8 + ((at * 5) % 15),
      (at * 11) % 23,
      (at * 7) % 17,
    ].join(","),
  );
  return { fileName: "season.csv", content: ["Player,Team,Games,Goals,Assists", ...rows].join("\n") };
}

export const moreTables: Readonly<Record<string, MadeTable>> = {
  plants: plants(),
  courses: courses(),
  expenses: expenses(),
  orders: orders(),
  warehouse: warehouse(),
  players: players(),
};
