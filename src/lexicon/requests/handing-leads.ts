/** How a request for things that are only named begins: "I need", "what are"; in five languages. */
export const handingLead = new RegExp(
  `^\\W*(?:${[
    String.raw`(?:please\s)?(?:i|we)(?:['’]d like|\swould like|\sneed|\srequire|\swant)(?:\sto know)?`,
    String.raw`(?:please\s|(?:can|could)\syou\s)?(?:give|tell|send|show|get)\s(?:me|us)`,
    String.raw`what(?:['’]s|['’]re|\sis|\sare|\swas|\swere)`,
    String.raw`(?:bitte\s)?(?:ich|wir)\s(?:brauchen?|benötigen?|möchten?|hätten?\sgern)`,
    String.raw`(?:bitte\s)?(?:gib|nenne?|sage?|zeige?|schicke?)\s(?:mir|uns)(?:\sbitte)?`,
    String.raw`(?:bitte\s)?(?:geben|nennen|sagen|zeigen|schicken)\ssie\s(?:mir|uns)(?:\sbitte)?`,
    String.raw`wie\slaute[nt]|was\s(?:ist|sind)`,
    String.raw`il\s(?:me|nous)\sfa(?:ut|udrait)|j['’]ai\sbesoin\sd['’e]|(?:donnez?|dites?|indiquez?)-(?:moi|nous)`,
    String.raw`(?:peux-tu|pouvez-vous)\s(?:me|nous)\s(?:donner|dire|indiquer)|quel(?:le)?s?\s(?:est|sont|était|étaient)`,
    String.raw`(?:mi|ci)\sserv(?:e|ono)|ho\sbisogno\sd(?:i|el|ella)|(?:per favore\s)?(?:dammi|dimmi|mi\sdica|mi\sdia|indicami)`,
    String.raw`qual(?:['’]\s?è|\sè|i\ssono|\sera|i\serano)`,
    String.raw`necesito|(?:dame|dime|deme|dígame)|cuál(?:\ses|es\sson)`,
  ].join("|")})\\s+`,
  "iu",
);

/** A thing that is named by itself: with its article, or whose it is. */
export const namedThing =
  /^(?:the|our|my|his|her|their|its|der|die|das|den|dem|unsere?[nmrs]?|meine?[nmrs]?|ihre?[nmrs]?|seine?[nmrs]?|les?|la|notre|nos|mon|ma|mes|son|sa|ses|leurs?|il|lo|i|gli|el|los|las|su|sus|nuestr[ao]s?)\s+\p{L}|^(?:la|il|i|le)\s(?:nostr|su|mi)[aoie]+\s+\p{L}|^l['’]\p{L}/iu;
