import type { Language, WordsByLanguage } from "../../words-by-language.ts";

/** How a question for the most or the least is put where the column is named beside it. */
export const plainSuperlatives: Readonly<Record<"most" | "least" | "latest" | "earliest", WordsByLanguage>> =
  {
    most: { en: "highest", de: "höchste", fr: "plus élevé", it: "più alto", es: "más alto" },
    least: { en: "lowest", de: "niedrigste", fr: "plus bas", it: "più basso", es: "más bajo" },
    latest: { en: "latest", de: "jüngste", fr: "plus récent", it: "più recente", es: "más reciente" },
    earliest: { en: "earliest", de: "früheste", fr: "plus ancien", it: "meno recente", es: "más antiguo" },
  };

/** Superlatives that say what is measured without the head of the column: the longest by its duration, the oldest by its age. */
export const impliedSuperlatives: readonly {
  said: WordsByLanguage;
  wants: keyof typeof plainSuperlatives;
  heads: string;
  /** Units that tell the column whatever it is called. */
  units?: string;
}[] = [
  {
    said: {
      en: "longest|the longest|takes longest|takes the longest|lasts longest|lasts the longest|took the longest|took longest|lasted longest|lasted the longest|takes the most time|longest running",
      de: "am längsten|längste*|längsten",
      fr: "le plus long|la plus longue|les plus longs|plus long|plus longue|plus longs|plus longues|le plus longtemps|plus longtemps",
      it: "più lungo|più lunga|più lunghi|più lunghe|dura di più|durano di più|più a lungo|durato di più",
      es: "más largo|más larga|más largos|más largas|dura más|duran más|más tiempo|duró más",
    },
    wants: "most",
    heads:
      "duration|length|time|running time|run time|dauer|laufzeit|länge|spieldauer|zeit|durée|longueur|temps|durata|lunghezza|tempo|duración|longitud|tiempo|distance|distanz|strecke|distanza|distancia",
    units: "h|min|s|d",
  },
  {
    said: {
      en: "shortest|the shortest|takes the least time|quickest",
      de: "am kürzesten|kürzeste*",
      fr: "le plus court|la plus courte|les plus courts|plus court|plus courte|plus courts|plus courtes|le moins longtemps|moins longtemps",
      it: "più corto|più corta|più breve|più brevi|più corti|più corte|dura di meno|durano di meno",
      es: "más corto|más corta|más breve|más cortos|más cortas|dura menos|duran menos",
    },
    wants: "least",
    heads:
      "duration|length|time|running time|run time|dauer|laufzeit|länge|spieldauer|zeit|durée|longueur|temps|durata|lunghezza|tempo|duración|longitud|tiempo|distance|distanz|strecke|distanza|distancia",
    units: "h|min|s|d",
  },
  {
    said: {
      en: "oldest|the oldest",
      de: "am ältesten|älteste*",
      fr: "le plus âgé|la plus âgée|plus âgé|plus âgée|plus vieux|plus vieille",
      it: "più vecchio|più vecchia|più anziano|più anziana|maggiore di età",
      es: "más viejo|más vieja|mayor de edad|mayor",
    },
    wants: "most",
    heads: "age|alter|alter in jahren|âge|età|edad",
  },
  {
    said: {
      en: "youngest|the youngest",
      de: "am jüngsten|jüngste*",
      fr: "le plus jeune|la plus jeune|plus jeune|plus jeunes",
      it: "più giovane|più giovani",
      es: "más joven|más jóvenes|menor",
    },
    wants: "least",
    heads: "age|alter|alter in jahren|âge|età|edad",
  },
  {
    said: {
      en: "oldest|the oldest",
      de: "am ältesten|älteste*",
      fr: "le plus âgé|la plus âgée|plus âgé|plus âgée|plus vieux|plus vieille",
      it: "più vecchio|più vecchia|più anziano|più anziana",
      es: "más viejo|más vieja|mayor",
    },
    wants: "earliest",
    heads:
      "date of birth|birth date|birthdate|birthday|born|year of birth|geburtsdatum|geburtstag|geboren|geboren am|geburtsjahr|jahrgang|date de naissance|né le|née le|naissance|année de naissance|data di nascita|nascita|nato il|anno di nascita|fecha de nacimiento|nacimiento|año de nacimiento",
  },
  {
    said: {
      en: "youngest|the youngest",
      de: "am jüngsten|jüngste*",
      fr: "le plus jeune|la plus jeune|plus jeune",
      it: "più giovane",
      es: "más joven|menor",
    },
    wants: "latest",
    heads:
      "date of birth|birth date|birthdate|birthday|born|year of birth|geburtsdatum|geburtstag|geboren|geboren am|geburtsjahr|jahrgang|date de naissance|né le|née le|naissance|année de naissance|data di nascita|nascita|nato il|anno di nascita|fecha de nacimiento|nacimiento|año de nacimiento",
  },
  {
    said: {
      en: "longest|the longest|longest serving",
      de: "am längsten|längsten|dienstälteste*",
      fr: "depuis le plus longtemps|le plus longtemps|plus longtemps",
      it: "da più tempo|più tempo|più a lungo",
      es: "desde hace más tiempo|hace más tiempo|más tiempo",
    },
    wants: "earliest",
    heads:
      "member since|joined|joined in|since|year joined|start date|entry date|mitglied seit|seit|eintritt|eintrittsjahr|eintrittsdatum|beitritt|membre depuis|depuis|entrée|année d entrée|date d entrée|adhésion|socio dal|socia dal|membro dal|iscritto dal|dal|ingresso|anno di iscrizione|miembro desde|socio desde|desde|año de ingreso|fecha de ingreso|alta",
  },
  {
    said: {
      en: "heaviest|the heaviest|weighs the most|weighs most",
      de: "am schwersten|schwerste*",
      fr: "le plus lourd|la plus lourde|plus lourd|plus lourde|pèse le plus",
      it: "più pesante|più pesanti|pesa di più",
      es: "más pesado|más pesada|pesa más",
    },
    wants: "most",
    heads: "weight|gewicht|poids|peso",
    units: "kg|g|t|lb",
  },
  {
    said: {
      en: "lightest|the lightest|weighs the least|weighs least",
      de: "am leichtesten|leichteste*",
      fr: "le plus léger|la plus légère|plus léger|plus légère|pèse le moins",
      it: "più leggero|più leggera|pesa di meno|pesa meno",
      es: "más ligero|más ligera|pesa menos",
    },
    wants: "least",
    heads: "weight|gewicht|poids|peso",
    units: "kg|g|t|lb",
  },
  {
    said: {
      en: "tallest|the tallest",
      de: "am grössten|am größten",
      fr: "le plus grand|la plus grande",
      it: "il più alto|la più alta",
      es: "el más alto|la más alta",
    },
    wants: "most",
    heads: "height|grösse|größe|höhe|körpergrösse|körpergröße|taille|hauteur|altezza|statura|altura|estatura",
  },
  {
    said: {
      en: "largest|biggest|the largest|the biggest",
      de: "am grössten|am größten|grösste*|größte*",
      fr: "le plus grand|la plus grande|plus grand|plus grande|plus grands|plus grandes",
      it: "più grande|più grandi|più spazioso",
      es: "más grande|más grandes",
    },
    wants: "most",
    heads:
      "area|floor area|floor space|size|living area|surface|surface area|fläche|wohnfläche|grundfläche|nutzfläche|quadratmeter|superficie|surface habitable|metri quadrati|metros cuadrados",
    units: "m2|m²|sqm|ha|km2|km²|sqft",
  },
  {
    said: {
      en: "smallest|the smallest",
      de: "am kleinsten|kleinste*",
      fr: "le plus petit|la plus petite|plus petit|plus petite|plus petits|plus petites",
      it: "più piccolo|più piccola|più piccoli|più piccole",
      es: "más pequeño|más pequeña|más pequeños|más pequeñas",
    },
    wants: "least",
    heads:
      "area|floor area|floor space|size|living area|surface|surface area|fläche|wohnfläche|grundfläche|nutzfläche|quadratmeter|superficie|surface habitable|metri quadrati|metros cuadrados",
    units: "m2|m²|sqm|ha|km2|km²|sqft",
  },
  {
    said: {
      en: "warmest|hottest|the warmest|the hottest",
      de: "am wärmsten|wärmste*|am heissesten|am heißesten|heisseste*|heißeste*",
      fr: "le plus chaud|la plus chaude|plus chaud|plus chaude",
      it: "più caldo|più calda",
      es: "más cálido|más cálida|más caliente|más caluroso",
    },
    wants: "most",
    heads: "temperature|temperatur|température|temperatura",
    units: "°C|°F",
  },
  {
    said: {
      en: "coldest|coolest|the coldest",
      de: "am kältesten|kälteste*",
      fr: "le plus froid|la plus froide|plus froid|plus froide",
      it: "più freddo|più fredda",
      es: "más frío|más fría",
    },
    wants: "least",
    heads: "temperature|temperatur|température|temperatura",
    units: "°C|°F",
  },
  {
    said: {
      en: "most popular|best attended|best booked|most in demand",
      de: "am beliebtesten|beliebteste*|bestbesuchte*|am besten besucht|am besten gebucht",
      fr: "le plus populaire|la plus populaire|plus populaire|le plus demandé|la plus demandée|plus demandé",
      it: "più popolare|più popolari|più richiesto|più richiesta|più frequentato",
      es: "más popular|más populares|más solicitado|más solicitada|más demandado",
    },
    wants: "most",
    heads:
      "booked|bookings|sold|verkauft|vendus|vendues|venduti|vendute|vendidos|vendidas|registered|registrations|enrolled|enrolments|participants|attendees|attendance|sign ups|signed up|visitors|anmeldungen|angemeldet|gebucht|teilnehmer|teilnehmende|buchungen|besucher|inscrits|inscriptions|inscrit|visiteurs|iscritti|iscrizioni|partecipanti|prenotati|prenotazioni|visitatori|inscritos|inscripciones|participantes|reservas|visitantes",
  },
  {
    said: {
      en: "least popular",
      de: "am unbeliebtesten|unbeliebteste*|am wenigsten beliebt",
      fr: "le moins populaire|la moins populaire|moins populaire|le moins demandé|la moins demandée",
      it: "meno popolare|meno popolari|meno richiesto|meno richiesta",
      es: "menos popular|menos populares|menos solicitado|menos demandado",
    },
    wants: "least",
    heads:
      "booked|bookings|sold|verkauft|vendus|vendues|venduti|vendute|vendidos|vendidas|registered|registrations|enrolled|enrolments|participants|attendees|attendance|sign ups|signed up|visitors|anmeldungen|angemeldet|gebucht|teilnehmer|teilnehmende|buchungen|besucher|inscrits|inscriptions|inscrit|visiteurs|iscritti|iscrizioni|partecipanti|prenotati|prenotazioni|visitatori|inscritos|inscripciones|participantes|reservas|visitantes",
  },
  {
    said: {
      en: "closest|nearest|the closest|the nearest",
      de: "am nächsten|nächstgelegene*",
      fr: "le plus proche|la plus proche|plus proche|plus près|le plus près",
      it: "più vicino|più vicina|più vicini|più vicine",
      es: "más cerca|más cercano|más cercana",
    },
    wants: "least",
    heads: "distance|distanz|entfernung|distanza|distancia",
    units: "km|mi",
  },
  {
    said: {
      en: "farthest|furthest|the farthest|the furthest|farthest away|furthest away",
      de: "am weitesten|am weitesten weg|am weitesten entfernt|weiteste*",
      fr: "le plus loin|plus loin|le plus éloigné|la plus éloignée",
      it: "più lontano|più lontana|più lontani|più lontane",
      es: "más lejos|más lejano|más lejana",
    },
    wants: "most",
    heads: "distance|distanz|entfernung|distanza|distancia",
    units: "km|mi",
  },
  {
    said: {
      en: "best rated|highest rated|top rated",
      de: "am besten bewertet|bestbewertete*",
      fr: "le mieux noté|la mieux notée|mieux noté|mieux notée",
      it: "meglio valutato|meglio valutata|più votato|più votata",
      es: "mejor valorado|mejor valorada|mejor puntuado",
    },
    wants: "most",
    heads:
      "rating|stars|score|points|bewertung|sterne|punkte|évaluation|étoiles|points|valutazione|stelle|punteggio|punti|valoración|estrellas|puntuación|puntos",
  },
];

/** "Sold best", where something is said to be sold: the most of it. */
export const soldBest: Readonly<
  Record<Language, { sold: RegExp; best: RegExp; worst: RegExp; most: string; least: string }>
> = {
  en: {
    sold: /(?<!\p{L})(?:sold|sells?|selling|sales|sellers?)(?!\p{L})/iu,
    best: /(?<!\p{L})(?:the )?(?:best[- ]?(?:sold|selling|sellers?)|bestsellers?|best|most sold)(?!\p{L})/iu,
    worst: /(?<!\p{L})(?:the )?(?:worst[- ]?(?:sold|selling|sellers?)|worst|least)(?!\p{L})/iu,
    most: "sold the most",
    least: "sold the fewest",
  },
  de: {
    sold: /verk[aä]uf/iu,
    best: /(?<!\p{L})(?:am besten|meistverkauft\p{L}*|bestverkauft\p{L}*)(?!\p{L})/iu,
    worst: /(?<!\p{L})(?:am schlechtesten|am seltensten)(?!\p{L})/iu,
    most: "am meisten",
    least: "am wenigsten",
  },
  fr: {
    sold: /(?<!\p{L})(?:vend\p{L}+|ventes?)(?!\p{L})/iu,
    best: /(?<!\p{L})le mieux(?!\p{L})/iu,
    worst: /(?<!\p{L})le moins bien(?!\p{L})/iu,
    most: "le plus",
    least: "le moins",
  },
  it: {
    sold: /(?<!\p{L})vend\p{L}+(?!\p{L})/iu,
    best: /(?<!\p{L})(?:meglio|di più)(?!\p{L})/iu,
    worst: /(?<!\p{L})(?:peggio|di meno)(?!\p{L})/iu,
    most: "più",
    least: "meno",
  },
  es: {
    sold: /(?<!\p{L})(?:vend\p{L}+|ventas?)(?!\p{L})/iu,
    best: /(?<!\p{L})mejor(?!\p{L})/iu,
    worst: /(?<!\p{L})peor(?!\p{L})/iu,
    most: "más",
    least: "menos",
  },
};
