import type { LetterRole } from "../../layout.ts";
import { colorXml, sizeXml, type StyleDeps, type StyleSpec } from "./style-spec.ts";

/** The styles of the lines of a letter or mail; a greeting is a paragraph like others. */
export const letterStyleIds: Readonly<Record<LetterRole, string | undefined>> = {
  sender: "LetterSender",
  addressee: "LetterAddress",
  date: "LetterDate",
  subject: "LetterSubject",
  greeting: undefined,
  closing: "LetterClosing",
  signature: "LetterSignature",
};

/** In twips; a hand signs between the closing and the name of a letter, not of a mail. */
const roomToSign = 900;

export function letterStyles({ theme, layout }: StyleDeps): StyleSpec[] {
  if (layout.form === undefined) return [];
  const isLetter = layout.form === "letter";
  const plain = { basedOn: "Normal", next: "Normal" };
  const keep = "<w:keepNext/><w:keepLines/>";
  return [
    {
      ...{ ...plain, id: "LetterSender", name: "Letter Sender" },
      paragraph: spacing(0, 480),
      run: `${colorXml(theme.colors.muted)}${sizeXml(theme.sizes.small)}`,
    },
    { ...{ ...plain, id: "LetterAddress", name: "Letter Address" }, paragraph: spacing(0, 480) },
    {
      ...{ ...plain, id: "LetterDate", name: "Letter Date" },
      paragraph: `${spacing(0, 360)}<w:jc w:val="end"/>`,
    },
    {
      ...{ ...plain, id: "LetterSubject", name: "Letter Subject" },
      paragraph: `${keep}${spacing(isLetter ? 120 : 0, 280)}`,
    },
    { ...{ ...plain, id: "LetterClosing", name: "Letter Closing" }, paragraph: `${keep}${spacing(240, 0)}` },
    {
      ...{ ...plain, id: "LetterSignature", name: "Letter Signature" },
      paragraph: `<w:keepLines/>${spacing(isLetter ? roomToSign : 0, 0)}`,
    },
  ];
}

function spacing(before: number, after: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}" w:line="264" w:lineRule="auto"/>`;
}
