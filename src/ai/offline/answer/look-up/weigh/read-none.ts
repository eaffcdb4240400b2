import { largest } from "../../../../../lib/largest.ts";
import type { holdsKind } from "../holds-kind.ts";
import { isPersonal } from "../is-personal.ts";
import type { Asked } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import { isThere, type Unheard } from "../read-signals.ts";
import { classes, type Features, type FoundWord, type Group, type KindClass } from "./word-groups.ts";

interface Whole {
  asked: Asked;
  groupsOf: readonly Group[];
  unheard: Unheard;
  isPaper: boolean;
  looked: readonly { place: AnswerPlace; found: readonly FoundWord[]; kind: ReturnType<typeof holdsKind> }[];
}

const isExact: ReadonlySet<KindClass> = new Set(["number", "time", "name", "reason"]);

/** What of the question as a whole speaks for there being no answer, or against it. */
export function readNone(whole: Whole): Features {
  const { asked, groupsOf, looked } = whole;
  const own = classes[asked.kind];
  const fitting = looked.filter(({ kind }) => kind === "yes").length;
  const seen: Record<string, number | boolean> = {
    ...{ always: 1, sentences: Math.log(1 + looked.length / 10), told: groupsOf.includes("told") },
    ...{ [`asks ${asked.kind}`]: 1, [`in ${asked.language}`]: 1, more: asked.asksMore },
    across: looked[0] !== undefined && looked[0].place.language !== asked.language,
    personal: isPersonal(asked),
    "few fit": isExact.has(own) && fitting <= 2,
    fitting: own === "number" || own === "time" ? Math.log(1 + fitting) : 0,
    ...countWords(whole),
  };
  return new Map(
    Object.entries(seen).flatMap(([name, value]): [string, number][] =>
      Number(value) === 0 ? [] : [[name, Number(value)]],
    ),
  );
}

/** How many words carry the question, how many of them stand nowhere, and how many the best sentence holds. */
function countWords({ asked, groupsOf, unheard, looked, isPaper }: Whole): Record<string, number | boolean> {
  const isIn = (at: number, ...own: Group[]) => own.includes(groupsOf[at] ?? "light");
  const isAnyHinted = (at: number) => looked.some(({ found }) => found[at]?.hinted === 1);
  const silent = (...own: Group[]) =>
    asked.wanted.filter((one, at) => unheard.words.has(one) && isIn(at, ...own) && !isAnyHinted(at)).length;
  const carrying = asked.wanted.filter((_, at) => isIn(at, "noun", "verb", "name")).length;
  const isHeld = ({ own, hinted }: FoundWord) => Math.max(own, hinted) >= isThere;
  const best = largest(
    looked.map(({ found }) => found.filter((one, at) => isIn(at, "noun", "name") && isHeld(one)).length),
    0,
  );
  const nouns = silent("noun");
  const [verb, name] = [silent("verb") >= 1, silent("name", "number") >= 1];
  return {
    ...{
      "unheard noun": nouns >= 1,
      "unheard nouns": nouns >= 2,
      "unheard verb": verb,
      "unheard name": name,
    },
    ...{ "carrying 1": carrying <= 1, "carrying 2": carrying === 2, "carrying many": carrying >= 5 },
    ...{ "best 0": best === 0, "best 1": best === 1 },
    ...(!isPaper && {
      ...{
        small: 1,
        "small unheard noun": nouns >= 1,
        "small unheard name": name,
        "small unheard verb": verb,
      },
      ...{ [`small ${classes[asked.kind]}`]: 1, "small named": asked.wanted.some(({ isName }) => isName) },
    }),
  };
}
