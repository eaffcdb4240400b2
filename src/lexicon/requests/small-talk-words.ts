import type { WordsByLanguage } from "../words-by-language.ts";

/** How people greet, at the beginning of a message. */
export const greetingWords: WordsByLanguage = {
  en: "hello|hi|hey|good morning|good afternoon|good evening|good day|greetings|hi there|hello there|how are you|how are you doing|how are things|how is it going|how's it going|how do you do|what's up|nice to meet you|welcome",
  de: "hallo|hi|hey|guten morgen|guten tag|guten abend|gute nacht|grüezi|grüß gott|grüss gott|servus|moin|salü|tschau|wie geht es dir|wie geht es ihnen|wie geht es euch|wie geht's|wie geht's dir|wie geht's ihnen|wie geht's euch|wie läuft's|freut mich|willkommen|mahlzeit",
  fr: "bonjour|bonsoir|salut|coucou|bonne nuit|comment ça va|comment vas-tu|comment allez-vous|tu vas bien|vous allez bien|tout va bien|quoi de neuf|ça va|ça va bien|enchanté|enchantée|bienvenue",
  it: "ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buonanotte|come stai|come sta|come state|come va|come va la vita|tutto bene|va tutto bene|che si dice|piacere di conoscerti|piacere|benvenuti",
  es: "hola|buenos días|buenas tardes|buenas noches|buenas|qué tal|qué tal estás|cómo estás|cómo está|cómo va todo|todo bien|encantado|encantada|mucho gusto|bienvenidos",
};

/** When, to whom and how heartily somebody is greeted: nothing is asked by it. */
export const besideGreetings: WordsByLanguage = {
  en: "today|this morning|this afternoon|this evening|tonight|this week|everyone|everybody|all|team|folks|together|again|there|and you|with you|doing|so far|very much|so much|a lot",
  de: "heute|heute morgen|heute früh|heute abend|denn|so|alle|an alle|allerseits|zusammen|miteinander|team|nochmals|wieder|und dir|und ihnen|bei dir|bei ihnen|bei euch|sehr|schön|auch",
  fr: "aujourd'hui|ce matin|cet après-midi|ce soir|cette semaine|tous|à tous|à toutes|à toutes et à tous|tout le monde|l'équipe|encore|de nouveau|et toi|et vous|chez vous|bien",
  it: "oggi|stamattina|questa mattina|stasera|questa sera|questo pomeriggio|tutti|a tutti|a tutte|a voi|ragazzi|di nuovo|ancora|e tu|e lei|e voi|bene|tanto",
  es: "hoy|esta mañana|esta tarde|esta noche|todos|a todos|a todas|equipo|de nuevo|otra vez|y tú|y usted|bien",
};

/** How people thank. */
export const thanksWords: WordsByLanguage = {
  en: "thanks|thank you|many thanks|thx|cheers",
  de: "danke|dankeschön|danke schön|vielen dank|besten dank|herzlichen dank|merci",
  fr: "merci|merci beaucoup|un grand merci",
  it: "grazie|grazie mille|molte grazie",
  es: "gracias|muchas gracias|mil gracias",
};

/** How people praise or take leave: only where little else is said. */
export const praiseWords: WordsByLanguage = {
  en: "great|perfect|wonderful|well done|good job|nice|excellent|goodbye|bye|see you|have a nice day|that's all|all good",
  de: "super|perfekt|toll|wunderbar|sehr gut|prima|ausgezeichnet|auf wiedersehen|tschüss|bis bald|schönen tag|das ist alles|alles gut",
  fr: "parfait|super|excellent|très bien|génial|bravo|au revoir|à bientôt|bonne journée|c'est tout",
  it: "perfetto|ottimo|benissimo|fantastico|bravo|arrivederci|a presto|buona giornata|è tutto",
  es: "perfecto|excelente|genial|muy bien|estupendo|adiós|hasta luego|hasta pronto|buen día|eso es todo",
};

/** What is answered, and what can be done here. */
export const smallTalkReplies: Readonly<
  Record<"en" | "de" | "fr" | "it" | "es", { greeting: string; thanks: string; offer: string }>
> = {
  en: {
    greeting: "Hello!",
    thanks: "You are welcome!",
    offer:
      "Attach documents and tell me what you need: I answer questions from them, compare, summarise and extract, and put the result into Word, Excel, PDF or other files, with a source for every statement.",
  },
  de: {
    greeting: "Guten Tag!",
    thanks: "Gern geschehen!",
    offer:
      "Fügen Sie Dokumente bei und sagen Sie, was Sie brauchen: Ich beantworte Fragen daraus, vergleiche, fasse zusammen, ziehe Angaben heraus und schreibe das Ergebnis in Word-, Excel-, PDF- und andere Dateien, jede Aussage mit ihrer Quelle.",
  },
  fr: {
    greeting: "Bonjour !",
    thanks: "Avec plaisir !",
    offer:
      "Joignez des documents et dites-moi ce qu'il vous faut : je réponds à vos questions à partir de leur contenu, je compare, je résume, j'extrais des données et je les mets dans des fichiers Word, Excel, PDF ou autres, avec une source pour chaque affirmation.",
  },
  it: {
    greeting: "Buongiorno!",
    thanks: "Prego!",
    offer:
      "Alleghi i documenti e mi dica che cosa le serve: rispondo alle domande con quello che contengono, confronto, riassumo, estraggo i dati e li metto in file Word, Excel, PDF o altri, con una fonte per ogni affermazione.",
  },
  es: {
    greeting: "¡Hola!",
    thanks: "¡De nada!",
    offer:
      "Adjunte documentos y dígame qué necesita: respondo a preguntas con lo que contienen, comparo, resumo, extraigo datos y los pongo en archivos de Word, Excel, PDF u otros, con una fuente para cada afirmación.",
  },
};
