import type { Language } from "../words-by-language.ts";

/** What takes the force out of a clause, or gives it more than it has. Lower case, parted by a bar. */
export interface ClauseWords {
  /** The clause holds only under a condition. */
  condition: string;
  /** Somebody says, thinks or wants it. */
  report: string;
  /** It is said to be wrong, or only wished or planned. */
  denial: string;
  only: string;
  always: string;
  all: string;
  except: string;
  /** So in most cases, and not in all. */
  mostly: string;
}

export const clauseWords: Readonly<Record<Language, ClauseWords>> = {
  en: {
    condition:
      "if|unless|provided|provided that|in case|in the event|as long as|so long as|assuming|on condition|subject to|except where|whether|were it|should the",
    report:
      "claims|claim that|claimed|alleges|alleged|allegedly|says|said|states that|stated that|according to|reportedly|believes|believed|argues|argued|" +
      "thinks|suggests that|suggested that|asserts|asserted|maintains that|contends|denies|denied|doubts|rumoured|rumored|supposedly|purported|purportedly|hopes|expects|expected|proposes|proposed|plans to|planned|intends to|wants|told|asks|asked|requests that|demands",
    denial:
      "false|untrue|wrong|incorrect|not true|not the case|myth|hoax|disproved|refuted|no evidence|mistaken|would have|instead of|rather than",
    only: "only|solely|exclusively|sole|merely|nothing but|alone",
    always:
      "always|every time|at all times|invariably|in all cases|in every case|every year|each year|constantly|without exception|permanently",
    all: "all|every|each|everyone|everybody|everything|any|entire|entirely|wholly|completely|total|whole|full|fully",
    except: "except|excluding|apart from|other than|save for|but not|with the exception",
    mostly:
      "usually|normally|generally|typically|mostly|often|sometimes|in general|as a rule|occasionally|frequently|rarely|seldom",
  },
  de: {
    condition:
      "wenn|falls|sofern|soweit|es sei denn|vorausgesetzt|unter der bedingung|solange|im falle|ausser wenn|außer wenn|vorbehalten|vorbehältlich|vorbehaltlich|sollte|ob",
    report:
      "behauptet|behauptete|behaupten|behaupteten|angeblich|laut|gemäss aussage|gemäß aussage|meint|meinte|glaubt|glaubte|sagt|sagte|erklärt|erklärte|zufolge|nach angaben|vermutet|vermutete|soll angeblich|" +
      "bestreitet|bestritt|bezweifelt|hofft|erwartet|beantragt|beantragte|schlägt vor|plant|will|wollen|verlangt|fordert|forderte|vermeintlich|mutmasslich|mutmaßlich",
    denial:
      "falsch|unwahr|unrichtig|unzutreffend|nicht wahr|stimmt nicht|trifft nicht zu|widerlegt|irrtum|irrtümlich|anstatt|statt|anstelle|wäre|hätte",
    only: "nur|ausschliesslich|ausschließlich|lediglich|einzig|allein|bloss|bloß|nichts als",
    always:
      "immer|stets|jederzeit|jedes mal|jedesmal|jedes jahr|in jedem fall|auf jeden fall|ausnahmslos|ständig|durchwegs|dauernd",
    all: "alle|allen|aller|alles|sämtliche|sämtlichen|sämtlicher|jede|jeder|jedes|jeden|jedem|ganze|ganzen|gesamte|gesamten|gesamter|vollständig|völlig|total",
    except: "ausser|außer|ausgenommen|mit ausnahme|abgesehen von",
    mostly:
      "normalerweise|gewöhnlich|üblicherweise|in der regel|meist|meistens|oft|häufig|manchmal|gelegentlich|im allgemeinen|grundsätzlich|selten|mitunter",
  },
  fr: {
    condition:
      "si|sauf si|à condition|sous réserve|à moins que|pourvu que|dans le cas où|en cas de|lorsque|pour autant que|au cas où|tant que",
    report:
      "prétend|prétendent|prétendait|affirme|affirment|affirmait|selon|d'après|dit que|disait|déclare|déclarait|estime|croit|pense|soutient|allègue|aurait|auraient|serait|seraient|" +
      "conteste|doute|espère|propose|proposait|demande que|exige que|veut|prévoit de|envisage|suppose",
    denial:
      "faux|fausse|inexact|inexacte|erroné|erronée|contraire à la vérité|pas vrai|mythe|démenti|au lieu de|plutôt que",
    only: "seul|seule|seuls|seules|seulement|uniquement|exclusivement|ne que|n est que|rien que",
    always:
      "toujours|à chaque fois|chaque fois|chaque année|en tout temps|dans tous les cas|systématiquement|constamment|sans exception",
    all: "tous|toutes|tout|toute|chaque|ensemble|entier|entière|entièrement|intégralité|intégralement|totalité|total|totale|complet|complète|complètement",
    except: "sauf|excepté|hormis|à l'exception|à l exception|hors",
    mostly:
      "généralement|habituellement|normalement|en général|en règle générale|souvent|parfois|la plupart du temps|fréquemment|rarement|quelquefois",
  },
  it: {
    condition:
      "se|qualora|purché|a condizione|salvo che|salvo se|a meno che|nel caso in cui|in caso di|sempre che|fatto salvo|ove|laddove|finché",
    report:
      "sostiene|sostengono|sosteneva|afferma|affermano|affermava|secondo|dichiara|dichiarava|ritiene|crede|pensa|dice che|asserisce|presunto|presunta|presumibilmente|avrebbe|avrebbero|sarebbe|sarebbero|" +
      "contesta|dubita|spera|propone|chiede che|vuole|intende|prevede di|suppone",
    denial:
      "falso|falsa|inesatto|inesatta|errato|errata|non è vero|sbagliato|smentito|mito|anziché|invece di|piuttosto che",
    only: "solo|sola|soli|sole|soltanto|solamente|unicamente|esclusivamente|unico|unica",
    always:
      "sempre|ogni volta|ogni anno|in ogni caso|in tutti i casi|costantemente|sistematicamente|senza eccezioni",
    all: "tutti|tutte|tutto|tutta|ogni|ciascun|ciascuno|ciascuna|intero|intera|interi|intere|interamente|totale|totalmente|completo|completa|completamente",
    except: "eccetto|tranne|salvo|ad eccezione|escluso|esclusa|esclusi|fuorché",
    mostly:
      "di solito|normalmente|generalmente|in genere|in generale|di regola|spesso|talvolta|a volte|perlopiù|per lo più|raramente",
  },
  es: {
    condition:
      "si|siempre que|a menos que|salvo que|a condición|en caso de|en caso de que|con tal de|con tal que|cuando|mientras|sujeto a|a reserva de|siempre y cuando",
    report:
      "afirma|afirman|afirmaba|afirmó|sostiene|sostienen|sostuvo|según|declara|declaró|dice que|dijo|cree|piensa|alega|alegó|asegura|aseguró|presunto|presunta|presuntamente|supuesto|supuestamente|habría|habrían|sería|serían|" +
      "niega|negó|duda|espera|propone|propuso|pide que|quiere|pretende|prevé",
    denial:
      "falso|falsa|incorrecto|incorrecta|erróneo|errónea|no es cierto|no es verdad|desmentido|mito|en lugar de|en vez de",
    only: "solo|sólo|sola|solamente|únicamente|exclusivamente|único|única|únicos|únicas|tan solo",
    always:
      "siempre|cada vez|cada año|en todo momento|en todos los casos|en todo caso|constantemente|sistemáticamente|sin excepción",
    all: "todos|todas|todo|toda|cada|entero|entera|íntegramente|totalidad|total|totalmente|completo|completa|completamente",
    except: "excepto|salvo|menos|a excepción|con excepción|exceptuando",
    mostly:
      "normalmente|generalmente|habitualmente|por lo general|en general|a menudo|a veces|con frecuencia|por regla general|raramente|rara vez",
  },
};
