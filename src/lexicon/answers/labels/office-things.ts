import type { LabelQuestion } from "./label-question.ts";

const who = ["person"] as const;
const when = ["date"] as const;
const where = ["place"] as const;
const what = ["thing", "definition", "manner"] as const;

/** What is asked of vehicles, people and meetings in everyday words, and the labels under which forms say so. */
export const officeThings: readonly LabelQuestion[] = [
  {
    kinds: ["thing", "definition", "count"],
    asked: {
      en: "number plate|licence plate|license plate|plate number|registration|plate",
      de: "kennzeichen|nummernschild|kontrollschild|autonummer|autokennzeichen",
      fr: "plaque|immatriculation|plaque d immatriculation|immatriculé|immatriculée",
      it: "targa|targato|targata",
      es: "matrícula|placa|matriculado",
    },
    labels: {
      en: "registration|registration number|registration no|number plate|licence plate|license plate|vehicle registration|reg no|plate",
      de: "kennzeichen|amtliches kennzeichen|kontrollschild|nummernschild|autokennzeichen|polizeiliches kennzeichen",
      fr: "immatriculation|plaque|numéro d immatriculation|plaque d immatriculation|no de plaque|plaques",
      it: "targa|numero di targa|targa del veicolo|targa veicolo",
      es: "matrícula|placa|número de matrícula",
    },
  },
  {
    kinds: what,
    asked: {
      en: "allergic*|allerg*",
      de: "allergisch|allergie*",
      fr: "allergique*|allergie*",
      it: "allergic*|allergie|allergia",
      es: "alérgic*|alergia*",
    },
    labels: {
      en: "allergies|allergy|known allergies|food allergies",
      de: "allergien|allergie|bekannte allergien|unverträglichkeiten",
      fr: "allergies|allergie|allergies connues",
      it: "allergie|allergia|allergie note|intolleranze",
      es: "alergias|alergia|alergias conocidas",
    },
  },
  {
    kinds: who,
    asked: {
      en: "took minutes|take minutes|takes minutes|taking minutes|wrote minutes|write minutes|kept minutes|minutes taken|took notes",
      de: "protokoll geführt|führte protokoll|protokoll geschrieben|schrieb protokoll|protokoll verfasst|mitgeschrieben|protokollier*|protokollführ*|schriftführ*",
      fr: "rédigé procès|rédige procès|tenu procès|dressé procès|pris notes|prend notes|secrétaire",
      it: "redatto verbale|scritto verbale|steso verbale|verbalizzat*|verbalizza|preso appunti",
      es: "levantó acta|redactó acta|escribió acta|tomó notas",
    },
    labels: {
      en: "minutes|minutes by|minutes taken by|minute taker|secretary|notes taken by",
      de: "protokoll|protokollführung|protokollführer|protokollführerin|protokollant|protokollantin|schriftführung|schriftführer|schriftführerin",
      fr: "procès verbal|pv|rédaction|rédaction du procès verbal|secrétaire|secrétaire de séance|prise de notes",
      it: "verbale|verbalizzante|verbalista|segretario|segretaria|redazione del verbale",
      es: "acta|secretario|secretaria|redacción del acta",
    },
  },
  {
    kinds: who,
    asked: {
      en: "chair*|presided|led meeting|ran meeting",
      de: "vorsitz*|leitete|geleitet|präsidiert*",
      fr: "présidé|présidée|préside|présidait|dirigé|mené",
      it: "presiede|presieduto|presieduta|presiedeva|diretto",
      es: "presidió|preside|presidido|dirigió",
    },
    labels: {
      en: "chair|chairperson|chairman|chairwoman|chaired by|presiding",
      de: "vorsitz|vorsitzender|vorsitzende|sitzungsleitung|versammlungsleitung|leitung",
      fr: "présidence|président|présidente|présidé par|présidée par",
      it: "presidenza|presidente|presieduto da|presieduta da",
      es: "presidencia|presidente|presidenta|presidido por|presidida por",
    },
  },
  {
    kinds: who,
    asked: {
      en: "absent|missing|excused|apologies|apologised|apologized|not there",
      de: "gefehlt|fehlte*|abwesend|entschuldigt|nicht dabei|nicht da",
      fr: "absent*|manquait|manquaient|manqué|excusé*",
      it: "assent*|mancav*|mancat*|giustificat*",
      es: "ausente*|faltó|faltaron|excus*",
    },
    labels: {
      en: "apologies|absent|excused|apologies for absence|apologies from",
      de: "entschuldigt|abwesend|abwesende|nicht anwesend",
      fr: "excusés|absents|excusé|absent|excusée|excusées|absente|absences",
      it: "assenti|assente|assenti giustificati|giustificati",
      es: "ausentes|excusados|ausente",
    },
  },
  {
    kinds: ["amount"],
    asked: {
      en: "block* card|block on card|blocked on card|held on card|hold on card|hold on card|security deposit",
      de: "kaution|hinterlegen|hinterlegt|kreditkarte blockiert|karte blockiert|karte gesperrt|depot",
      fr: "caution|bloqué carte|bloquée carte|bloqué sur carte|dépôt de garantie",
      it: "cauzione|bloccato carta|bloccati carta|bloccato sulla carta",
      es: "fianza|bloqueado tarjeta|bloquearon tarjeta|retenido tarjeta",
    },
    labels: {
      en: "security deposit|deposit|damage deposit|refundable deposit|bond",
      de: "kaution|mietkaution|depot|mietzinsdepot|sicherheitsleistung",
      fr: "caution|dépôt de garantie|dépôt|garantie de loyer",
      it: "cauzione|deposito cauzionale|deposito",
      es: "fianza|depósito|depósito de garantía",
    },
  },
  {
    kinds: when,
    asked: {
      en: "valid|expire*|runs out|run out|good until|lapse*",
      de: "gültig|läuft ab|abläuft|läuft aus|gilt",
      fr: "valable*|valide|expire*|échoit",
      it: "valid*|scade|scadono|vale",
      es: "válid*|caduca*|vence|expira",
    },
    labels: {
      en: "valid until|valid to|valid till|expires|expires on|expiry|expiry date|date of expiry|expiration date|quote valid until|offer valid until",
      de: "gültig bis|gültig bis zum|gültigkeit|ablaufdatum|läuft ab am|angebot gültig bis|offerte gültig bis|gilt bis",
      fr: "valable jusqu au|valable jusqu en|validité|date d expiration|date de validité|expire le|offre valable jusqu au|fin de validité",
      it: "valido fino al|valida fino al|validità|data di scadenza|scade il|scadenza|offerta valida fino al|valevole fino al",
      es: "válido hasta|válida hasta|validez|fecha de caducidad|caduca el|vence el|oferta válida hasta",
    },
  },
  {
    kinds: when,
    asked: {
      en: "born|birthday",
      de: "geboren|geburtstag|auf die welt",
      fr: "né|née|nés|anniversaire",
      it: "nato|nata|nati|compleanno",
      es: "nació|nacido|nacida|cumpleaños",
    },
    labels: {
      en: "date of birth|birth date|birthdate|born|born on|dob",
      de: "geburtsdatum|geburtstag|geboren|geboren am|geb datum",
      fr: "date de naissance|né le|née le|naissance",
      it: "data di nascita|nato il|nata il|nascita",
      es: "fecha de nacimiento|nacido el|nacida el|nacimiento",
    },
  },
  {
    kinds: where,
    asked: {
      en: "work done|work carried|work* at|did work|did they work|repair* done|job done",
      de: "gearbeitet|arbeiten ausgeführt|arbeiten durchgeführt|arbeiten gemacht|wurde gearbeitet",
      fr: "travaux|travaillé|intervenu|intervenue|intervention",
      it: "lavori|lavorato|lavoro eseguito|intervento|intervenuti",
      es: "trabajos|trabajado|trabajaron|obras|trabajo",
    },
    labels: {
      en: "site|job site|work site|site address|property|premises|place of work",
      de: "objekt|baustelle|ausführungsort|arbeitsort|einsatzort|liegenschaft|leistungsort|ort der arbeiten",
      fr: "chantier|lieu d intervention|lieu des travaux|adresse du chantier|adresse d intervention",
      it: "cantiere|luogo dei lavori|luogo di intervento|luogo dell intervento|luogo di esecuzione|luogo di posa",
      es: "obra|lugar de los trabajos|lugar de la obra|lugar de trabajo",
    },
  },
  {
    kinds: who,
    asked: {
      en: "teaches|teach|training us|trains|instructs|run course|runs course|gives course|leads course|taught",
      de: "unterrichtet|unterrichten|leitet kurs|gibt kurs|hält kurs|schult|kurs leitet|kurs gibt|kurs hält",
      fr: "enseigne|donne cours|anime|forme|donne leçons",
      it: "insegna|tiene corso|istruisce|tiene lezioni",
      es: "enseña|imparte|da clase|da curso",
    },
    labels: {
      en: "trainer|teacher|instructor|tutor|course leader|coach",
      de: "kursleitung|kursleiter|kursleiterin|lehrperson|lehrer|lehrerin|trainer|trainerin|referent|referentin|dozent|dozentin|lehrkraft",
      fr: "formateur|formatrice|enseignant|enseignante|professeur|professeure|animateur|animatrice",
      it: "docente|insegnante|istruttore|istruttrice|formatore|formatrice|maestro|maestra",
      es: "profesor|profesora|instructor|instructora|formador|formadora|docente",
    },
  },
];
