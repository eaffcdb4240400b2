import { blindEnglish2 } from "./blind-english-2.ts";
import { blindEnglish } from "./blind-english.ts";
import { blindFrench2 } from "./blind-french-2.ts";
import { blindFrench } from "./blind-french.ts";
import { blindGerman2 } from "./blind-german-2.ts";
import { blindGerman } from "./blind-german.ts";
import { blindItalian2 } from "./blind-italian-2.ts";
import { blindItalian } from "./blind-italian.ts";
import { dailyEnglish } from "./daily-english.ts";
import { dailyFrench } from "./daily-french.ts";
import { dailyGerman } from "./daily-german.ts";
import { dailyItalian } from "./daily-italian.ts";
import { deskEnglish } from "./desk-english.ts";
import { deskFrench } from "./desk-french.ts";
import { deskGerman } from "./desk-german.ts";
import { deskItalian } from "./desk-italian.ts";
import { extraEnglish } from "./extra-english.ts";
import { extraFrench } from "./extra-french.ts";
import { extraGerman } from "./extra-german.ts";
import { extraItalian } from "./extra-italian.ts";
import { figuresEnglish } from "./figures-english.ts";
import { figuresFrench } from "./figures-french.ts";
import { figuresGerman } from "./figures-german.ts";
import { figuresItalian } from "./figures-italian.ts";
import { freshEnglish } from "./fresh-english.ts";
import { freshFrench } from "./fresh-french.ts";
import { freshGerman } from "./fresh-german.ts";
import { freshItalian } from "./fresh-italian.ts";
import { guestEnglish } from "./guest-english.ts";
import { guestFrench } from "./guest-french.ts";
import { guestGerman } from "./guest-german.ts";
import { guestItalian } from "./guest-italian.ts";
import { guestReal } from "./guest-real.ts";
import { heldOutEnglish } from "./held-out-english.ts";
import { heldOutFrench } from "./held-out-french.ts";
import { heldOutGerman } from "./held-out-german.ts";
import { heldOutItalian } from "./held-out-italian.ts";
import { lettersEnglish } from "./letters-english.ts";
import { lettersFrench } from "./letters-french.ts";
import { lettersGerman } from "./letters-german.ts";
import { lettersItalian } from "./letters-italian.ts";
import { moreEnglish2 } from "./more-english-2.ts";
import { moreEnglish } from "./more-english.ts";
import { moreFrench2 } from "./more-french-2.ts";
import { moreFrench } from "./more-french.ts";
import { moreGerman2 } from "./more-german-2.ts";
import { moreGerman } from "./more-german.ts";
import { moreItalian2 } from "./more-italian-2.ts";
import { moreItalian } from "./more-italian.ts";
import type { OfficeRequest } from "./office-request.ts";
import { plainEnglish } from "./plain-english.ts";
import { plainFrench } from "./plain-french.ts";
import { plainGerman } from "./plain-german.ts";
import { plainItalian } from "./plain-italian.ts";
import { strangerItalian2 } from "./stranger-italian-2.ts";
import { strangerItalian } from "./stranger-italian.ts";
import { strangerGerman2 } from "./stranger-german-2.ts";
import { strangerGerman } from "./stranger-german.ts";
import { strangerFrench2 } from "./stranger-french-2.ts";
import { strangerFrench } from "./stranger-french.ts";
import { strangerEnglish2 } from "./stranger-english-2.ts";
import { strangerEnglish } from "./stranger-english.ts";
import { tuningEnglish } from "./tuning-english.ts";
import { tuningFrench } from "./tuning-french.ts";
import { tuningGerman } from "./tuning-german.ts";
import { tuningItalian } from "./tuning-italian.ts";
import { unseenEnglish } from "./unseen-english.ts";
import { unseenFrench } from "./unseen-french.ts";
import { unseenGerman } from "./unseen-german.ts";
import { unseenItalian } from "./unseen-italian.ts";

/** Everything that is asked: what rules may be tuned on, and what only measures. */
export const allRequests: readonly OfficeRequest[] = [
  ...[...tuningEnglish, ...tuningFrench, ...tuningGerman, ...tuningItalian],
  ...[
    ...moreEnglish,
    ...moreEnglish2,
    ...moreFrench,
    ...moreFrench2,
    ...moreGerman,
    ...moreGerman2,
    ...moreItalian,
    ...moreItalian2,
  ],
  ...[...extraEnglish, ...extraFrench, ...extraGerman, ...extraItalian],
  ...[...freshEnglish, ...freshFrench, ...freshGerman, ...freshItalian],
  ...[...heldOutEnglish, ...heldOutFrench, ...heldOutGerman, ...heldOutItalian],
  ...[...plainEnglish, ...plainFrench, ...plainGerman, ...plainItalian],
  ...[...blindEnglish, ...blindFrench, ...blindGerman, ...blindItalian],
  ...[...blindEnglish2, ...blindFrench2, ...blindGerman2, ...blindItalian2],
  ...[...strangerEnglish, ...strangerFrench, ...strangerGerman, ...strangerItalian],
  ...[...strangerEnglish2, ...strangerFrench2, ...strangerGerman2, ...strangerItalian2],
  ...[...unseenEnglish, ...unseenFrench, ...unseenGerman, ...unseenItalian],
  ...[...deskEnglish, ...deskFrench, ...deskGerman, ...deskItalian],
  ...[...dailyEnglish, ...dailyFrench, ...dailyGerman, ...dailyItalian],
  ...[...figuresEnglish, ...figuresFrench, ...figuresGerman, ...figuresItalian],
  ...[...guestEnglish, ...guestFrench, ...guestGerman, ...guestItalian, ...guestReal],
  ...[...lettersEnglish, ...lettersFrench, ...lettersGerman, ...lettersItalian],
];
