import type { Language } from "../words-by-language.ts";

/** Polite and small words that change nothing in what is asked. */
export const idleWords =
  /(?<![\p{L}'-])(?:please|kindly|just|quickly|pls|thanks|thank you|bitte|mal|einmal|kurz|doch|eben|schnell|danke|s'il (?:te|vous) plaît|svp|stp|un peu|vite|merci|per favore|per piacere|un attimo|grazie|por favor|un momento|gracias)(?![\p{L}'-])/giu;

/** Messages that ask for help or a look, and do not say at what or for what; each is the whole message. */
export const vagueRequests: Readonly<Record<Language, readonly RegExp[]>> = {
  en: sentences(
    [
      "(?:(?:can|could|would|will) you |i need you to |i want you to )?(?:look|have a look|take a look|go|look over|look into|see to|deal with|handle|take care of|do something with|help(?: me| us)? with|work on|check out)(?: at| through| over)? THING",
      "(?:(?:can|could|would|will) you )?(?:help|assist)(?: me| us)?(?: out)?",
      "i need(?: your| some| a bit of)? help(?: with THING)?",
      "(?:can you )?(?:make|do|create) something(?: nice| good| great| useful| beautiful| cool)?(?: out of| of| from| with) THING",
      "what can you do(?: for me| with THING)?",
    ],
    "(?:this|that|it|these|those|them|(?:(?:this|the|my|our)(?: attached)? )(?:attachment|document|documents|file|files|paper|papers|pdf|one))",
  ),
  de: sentences(
    [
      "(?:kannst du|können sie|könntest du|könnten sie) (?:mir|uns)(?: hier| damit| dabei)? helfen",
      "(?:hilf mir|helfen sie mir|ich brauche(?: deine| ihre)? hilfe)(?: damit| dabei| hiermit)?",
      "(?:schau|schaue|guck|gucke|sieh|seht|schauen sie|sehen sie)(?: dir| sich| euch)? THING (?:an|durch)",
      "(?:kannst du|können sie|könntest du|könnten sie)(?: dir| sich)? THING (?:anschauen|ansehen|angucken|durchsehen)",
      "(?:mach|mache|machen sie)(?: mir| uns)? (?:was|etwas|irgendwas|irgendetwas)(?: schönes| gutes| tolles| nettes| sinnvolles| brauchbares)? (?:draus|daraus|damit|hiermit|aus THING|mit THING)",
      "was kannst du(?: damit| daraus| für mich)?(?: alles)? (?:machen|tun)",
    ],
    "(?:das|dies|es|das hier|dieses|(?:das|dieses|den|diesen|die|diese|dem|der|dieser|diesem)(?: angehängte[ns]?)? (?:dokument|dokumente|datei|dateien|anhang|pdf|papier|unterlagen))",
  ),
  fr: sentences(
    [
      "(?:(?:est-ce que )?(?:tu peux|vous pouvez)|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) (?:m'aider|nous aider)(?: avec THING)?",
      "(?:aide-moi|aidez-moi|j'ai besoin d'aide|j'ai besoin de votre aide)(?: avec THING)?",
      "(?:(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) )?(?:regarde|regardez|regarder|voir|t'occuper de|vous occuper de) THING",
      "(?:(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous) )?(?:jette|jetez|jeter)(?:-y)? un (?:coup d')?(?:œil|oeil)(?: (?:à|sur) THING)?",
      "(?:fais|faites)(?:-en|-moi)? quelque chose(?: de beau| de bien| de joli| d'utile)?(?: avec THING)?",
    ],
    "(?:ça|ceci|cela|(?:ce|le|mon|ces|les|mes|cette|la) (?:document|documents|fichier|fichiers|pièce jointe|pdf))",
  ),
  it: sentences(
    [
      "(?:puoi|può|potresti|potrebbe) (?:aiutarmi|aiutarci|darmi una mano)(?: con THING)?",
      "(?:mi (?:aiuti|puoi aiutare|può aiutare)|aiutami|ho bisogno di aiuto)(?: con THING)?",
      "(?:puoi |può |potresti |potrebbe )?(?:guarda|guardi|guardare|vedi|vedere) THING",
      "(?:puoi |può |potresti |potrebbe )?(?:dai|dia|dare|darci) un'occhiata(?: a THING)?",
      "(?:fanne|fai|fammi) qualcosa(?: di bello| di buono| di utile)?(?: con THING)?",
    ],
    "(?:questo|questa|ciò|(?:questo|il|questi|i) (?:documento|documenti|file|allegato|pdf))",
  ),
  es: sentences(
    [
      "(?:puedes|puede|podrías|podría) (?:ayudarme|ayudarnos|echarme una mano)(?: con THING)?",
      "(?:ayúdame|ayúdeme|necesito ayuda)(?: con THING)?",
      "(?:puedes |puede |podrías |podría )?(?:mira|mire|mirar|ver) THING",
      "(?:puedes |puede |podrías |podría )?(?:échale|échele|echar|echarle) un vistazo(?: a THING)?",
      "haz(?:me)? algo(?: bonito| bueno| útil)?(?: con THING)?",
    ],
    "(?:esto|eso|(?:este|el|estos|los) (?:documento|documentos|archivo|archivos|pdf))",
  ),
};

function sentences(patterns: readonly string[], thing: string): RegExp[] {
  return patterns.map((pattern) => new RegExp(`^${pattern.replaceAll("THING", thing)}$`, "iu"));
}

/** What is said back where documents are there, and not what is wanted of them. */
export const vagueReplies: Readonly<Record<Language, string>> = {
  en: "What do you need from the documents? I can answer questions, compare, summarise, extract, compute and draft texts or files from them. For instance: “What is the notice period?”, “Summarise it in five points” or “List all prices as Excel”.",
  de: "Was brauchen Sie aus den Dokumenten? Ich kann Fragen beantworten, vergleichen, zusammenfassen, Angaben herausziehen, rechnen und Texte oder Dateien daraus entwerfen. Zum Beispiel: «Wie lang ist die Kündigungsfrist?», «Fasse es in fünf Punkten zusammen» oder «Liste alle Preise als Excel auf».",
  fr: "Que vous faut-il de ces documents ? Je peux répondre à des questions, comparer, résumer, extraire des données, calculer et rédiger des textes ou des fichiers. Par exemple : « Quel est le préavis ? », « Résume en cinq points » ou « Liste tous les prix en Excel ».",
  it: "Che cosa le serve da questi documenti? Posso rispondere a domande, confrontare, riassumere, estrarre dati, calcolare e redigere testi o file. Per esempio: «Qual è il termine di disdetta?», «Riassumi in cinque punti» o «Elenca tutti i prezzi in Excel».",
  es: "¿Qué necesita de estos documentos? Puedo responder preguntas, comparar, resumir, extraer datos, calcular y redactar textos o archivos. Por ejemplo: «¿Cuál es el plazo de aviso?», «Resume en cinco puntos» o «Enumera todos los precios en Excel».",
};
