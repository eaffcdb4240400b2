/** Every number that may be meant by the digits of a text: 1.420 is read both ways, "2 350" as one number and as two. */
export function numbersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [token] of text.matchAll(/\d+(?:[.,'’\u{a0}\u{202f} ]\d+)*/gu))
    for (const value of readingsOf(token)) found.add(value);
  return found;
}

export function readingsOf(token: string): number[] {
  const pieces = token.split(/[\u{a0}\u{202f} ]/u);
  return [...new Set([token, ...pieces].flatMap(readOne))];
}

function readOne(token: string): number[] {
  const grouped = /^\d{1,3}(?:([.,'’\u{a0}\u{202f} ])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/u.exec(token);
  const readings: number[] = [];
  if (grouped !== null && grouped[1] !== grouped[2]) {
    const [, group = "", decimal] = grouped;
    const whole = token.replaceAll(group, "");
    readings.push(Number(decimal === undefined ? whole : whole.replace(decimal, ".")));
  }
  if (/^\d+(?:[.,]\d+)?$/u.test(token)) readings.push(Number(token.replace(",", ".")));
  else readings.push(...token.split(/[^\d]/u).map(Number));
  return readings.filter((value) => !Number.isNaN(value));
}

const months = [
  ["january", "januar", "janvier", "gennaio", "jan"],
  ["february", "februar", "février", "febbraio", "feb"],
  ["march", "märz", "mars", "marzo", "mar"],
  ["april", "avril", "aprile", "apr"],
  ["may", "mai", "maggio"],
  ["june", "juni", "juin", "giugno", "jun"],
  ["july", "juli", "juillet", "luglio", "jul"],
  ["august", "août", "agosto", "aug"],
  ["september", "septembre", "settembre", "sep", "sept"],
  ["october", "oktober", "octobre", "ottobre", "oct", "okt"],
  ["november", "novembre", "nov"],
  ["december", "dezember", "décembre", "dicembre", "dec", "dez"],
];

/** The usual spellings of a day in four languages, in small letters. */
export function spellingsOf(date: string): string[] {
  const [year = "", month = "", day = ""] = date.split("-");
  const [m, d] = [Number(month), Number(day)];
  const short = year.slice(2);
  const names = months[m - 1] ?? [];
  return [
    ...[date, `${day}.${month}.${year}`, `${d}.${m}.${year}`, `${day}.${month}.${short}`],
    ...[`${day}/${month}/${year}`, `${month}/${day}/${year}`, `${d}-${m}-${year}`, `${d}/${m}/${year}`],
    ...names.flatMap((name) => [
      ...[`${d} ${name} ${year}`, `${d}. ${name} ${year}`, `${name} ${d}, ${year}`, `${name} ${d} ${year}`],
      ...[
        `${day} ${name} ${year}`,
        `${d} ${name}. ${year}`,
        `${d}er ${name} ${year}`,
        `${d}° ${name} ${year}`,
      ],
    ]),
  ];
}
