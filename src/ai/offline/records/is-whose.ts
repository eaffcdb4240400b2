import { subjectLabel } from "../../../lexicon/answers/labels/place-labels.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";
import { namesPerson } from "./fits-kind.ts";
import { isTold } from "./is-told.ts";
import type { OfficeRecord } from "./read-records.ts";

interface Owned {
  form: readonly OfficeRecord[];
  only: OfficeRecord;
  /** Whether it may belong to whom the form begins with. */
  isOfFirst: boolean;
}

/**
 * A field belongs to whoever was named last before it, and where its label says what it is in several words also to whom
 * the form begins with. What nobody's field holds says nothing of whose it is.
 */
export function isWhose(word: Wanted, asked: Asked, { form, only, isOfFirst }: Owned): boolean {
  const { people, holders } = peopleOf(word, asked, { form, only });
  if (holders.length === 0) return true;
  const last = people.filter((field) => form.indexOf(field) < form.indexOf(only)).at(-1);
  const owners = isOfFirst ? [last, people[0]] : [last];
  return holders.some((field) => owners.includes(field));
}

/** Whether whoever is named stands only below a field of whom the form is about before. */
export function isOfLater(word: Wanted, asked: Asked, { form, only }: Omit<Owned, "isOfFirst">): boolean {
  // who has the family name in common is somebody else
  const { people, holders } = peopleOf({ ...word, sameName: [] }, asked, { form, only });
  const isBelow = (field: OfficeRecord) => form.indexOf(field) > form.indexOf(only);
  const isSubject = (field: OfficeRecord) => !isBelow(field) && subjectLabel.test(field.cells[0]?.text ?? "");
  return holders.length > 0 && holders.every(isBelow) && people.some(isSubject);
}

function peopleOf(word: Wanted, asked: Asked, { form, only }: Omit<Owned, "isOfFirst">) {
  const people = form.filter((field) => field !== only && namesPerson(field.cells[1]?.text ?? ""));
  const isHeld = ({ cells }: OfficeRecord) =>
    isTold(
      word,
      asked,
      cells.map(({ words }) => words),
    );
  return { people, holders: people.filter(isHeld) };
}
