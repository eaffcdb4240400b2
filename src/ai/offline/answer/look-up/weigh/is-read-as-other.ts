import { readTogether, type Spoken } from "../../../encode/read-together.ts";

/** What is read as low as this answers something else: rules that found it by its words were misled. */
const least = -5;

/** Whether a row or field that rules took for the answer is clearly none once it is read together with the question. */
export function isReadAsOther(question: Spoken, told: Spoken): boolean {
  return readTogether(question, told, "") < least;
}
