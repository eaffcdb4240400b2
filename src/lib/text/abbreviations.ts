/** Words that end in a full stop without ending a sentence; without that stop, lower case. */
export const abbreviations: ReadonlySet<string> = new Set(
  (
    "mr mrs ms dr prof st jr sr vs no nos vol fig figs eq approx dept est gen col lt sgt capt cpt rev hon gov sen rep pres " +
    "inc ltd corp co cf e.g i.e eg ie viz al ed eds pp p ch sec art para ca jan feb mar apr jun jul aug sep sept oct nov dec " +
    "bzw z.b zb d.h dh u.a ua usw bspw evtl ggf inkl exkl zzgl abs nr str tel ca max min mind ung sog vgl allg bes betr geb " +
    "gest hr fr hrn dipl ing phil med jur mio mrd tsd jh lfd resp rsp s.o s.u z.t z.zt i.d.r m.e o.ä u.ä bd " +
    "m mm mme mlle mlles me env av bd p.ex pex c.-à-d cad réf chap tél " +
    "sig sig.ra dott avv ing pag pagg es ecc art cap tel " +
    "cpv lett artt num ss seg segg bst lit ziff rz kap anm fn let ch al ibid op cit bull apdo arts " +
    "sr sra srta dr dra ud uds pág págs ej p.ej núm aprox"
  ).split(" "),
);

/** Month names that follow a German ordinal, as in "3. März". */
export const germanMonths = /^(Jan|Feb|März|Mär|Maerz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u;
