/** Something that is either so or not. Two facts agree when they are of one kind and share a key. */
export interface Fact {
  kind:
    | "number" // with or without unit, currency, percent
    | "date" // as precise as written: 2014-05-21, 2015-11, --06-07
    | "period" // a year, a range of years, a quarter, a half, a fiscal year
    | "time"
    | "ordinal"
    | "identifier" // codes, invoice numbers, paths, versions
    | "address" // url, domain, mail, ip
    | "name"
    | "quotation";
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
  /** What it may mean in a normal form; an ambiguous writing keeps every reading. */
  keys: string[];
  /** Of a number: the dimension its keys are in, such as g, m, day, month, %, cur:EUR; undefined where none is said. */
  dimension?: string;
  /** Of a number with a noun or sign behind it that no lexicon knows: that word. */
  unknownUnit?: string;
  /** Of a number: its readings before the unit is multiplied in ("5 kg" has 5), as the same digits may stand with another unit. */
  digits?: string[];
  /** Of a rate: the base unit behind "per" ("5 francs a year" has 12 month). */
  per?: string;
  /** Of a hedged number: how far a value that was rounded to it may be away, in the unit of the keys. */
  roundedBy?: string;
  /** Of a number or date: what bounds it ("at most 5" is a limit, "about 5" a hedge). */
  limit?: "atLeast" | "atMost" | "moreThan" | "lessThan" | "exactly";
  hedge?: boolean;
  /** May bind, but its absence alone rejects nothing: half, a first word of a sentence, a single capital. */
  weak?: boolean;
}
