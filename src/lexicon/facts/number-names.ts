import type { Language } from "../words-by-language.ts";

/** How a language builds the names of the numbers from 0 to 999; forms of one number parted by a bar. */
export interface NumberNames {
  /** 0 to 19. */
  small: string;
  /** 20, 30 … 90. */
  tens: string;
  /** 100, 200 … 900. */
  hundreds: string;
}

export const numberNames: Readonly<Record<Language, NumberNames>> = {
  en: {
    small:
      "zero|nought|nil one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty|fourty fifty sixty seventy eighty ninety",
    hundreds: "hundred",
  },
  de: {
    small:
      "null eins|ein|eine zwei|zwo|zweien|zweier drei|dreien|dreier vier|vieren fünf|fuenf|fünfen sechs|sechsen sieben acht|achten neun|neunen zehn elf zwölf|zwoelf|zwölfen dreizehn vierzehn fünfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreissig|dreißig vierzig fünfzig|fuenfzig sechzig siebzig achtzig neunzig",
    hundreds: "hundert",
  },
  fr: {
    small:
      "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante septante huitante|octante nonante",
    hundreds: "cent|cents",
  },
  it: {
    small:
      "zero uno|un|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    hundreds: "cento",
  },
  es: {
    small:
      "cero uno|un|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
    tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    hundreds:
      "cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas",
  },
};
