import type { WordsByLanguage } from "../words-by-language.ts";

/** What a question over a table wants computed. A star ends a word that may go on. */
export type AggregateCue =
  | "sum"
  | "average"
  | "median"
  | "count"
  | "different"
  | "max"
  | "min"
  | "most"
  | "fewest"
  | "dearest"
  | "cheapest"
  | "latest"
  | "earliest"
  | "top"
  | "bottom"
  | "share"
  | "percent"
  | "difference"
  | "change"
  | "rank"
  | "per"
  | "which"
  | "who"
  | "allPeriods";

export const aggregateCues: Readonly<Record<AggregateCue, WordsByLanguage>> = {
  sum: {
    en: "sum|sums|sum up|add up|total|totals|in total|overall|altogether|together|all together|put together|taken together|added together|all told|in all|combined|grand total|total of|sum of",
    de: "summe|summen|gesamtsumme|insgesamt|gesamt|gesamte|gesamten|gesamter|gesamtes|total|zusammen|zusammengezählt|zusammengerechnet|zusammengenommen|in summe|alles zusammen",
    fr: "somme|sommes|total|totale|totaux|totales|au total|en tout|ensemble|confondus|confondues|en somme|additionne|additionnés|additionnées|pris ensemble|prises ensemble|cumulé|cumulée",
    it: "somma|totale|totali|in totale|in tutto|insieme|tutto insieme|messi insieme|messe insieme|presi insieme|sommati|sommate|complessivo|complessiva|complessivamente|nel complesso",
    es: "suma|total|totales|en total|juntos|juntas|sumado|sumados|sumadas|en conjunto",
  },
  average: {
    en: "average|averages|mean|avg|on average|average of|mean of",
    de: "durchschnitt|durchschnittlich*|im durchschnitt|im schnitt|mittelwert|im mittel|mittlere*|schnitt",
    fr: "moyenne|moyen|moyens|moyennes|en moyenne",
    it: "media|medio|medi|medie|in media|mediamente",
    es: "promedio|media|medio|medios|medias|en promedio|de media",
  },
  median: {
    en: "median",
    de: "median|medianwert|zentralwert",
    fr: "médiane|médian",
    it: "mediana|mediano",
    es: "mediana|mediano",
  },
  count: {
    en: "how many|number of|the number of|count|count of|count the",
    de: "wie viele|wieviele|wie vielen|wievielen|wie viel|wieviel|anzahl|die anzahl|zahl der|zahl von|zähle",
    fr: "combien de|combien d|combien|nombre de|nombre d|nombre des|le nombre de|compte les",
    it: "quanti|quante|numero di|numero dei|numero degli|numero delle|il numero di|conta gli|conta i|conta le",
    es: "cuántos|cuántas|cuantos|cuantas|número de|numero de|cantidad de|cuenta los|cuenta las",
  },
  different: {
    en: "different|distinct|unique|various",
    de: "verschiedene|verschiedenen|unterschiedliche|unterschiedlichen|einzelne",
    fr: "différents|différentes|distincts|distinctes|uniques",
    it: "diversi|diverse|differenti|distinti|distinte|unici|uniche",
    es: "diferentes|distintos|distintas|únicos|únicas",
  },
  max: {
    en: "highest|largest|biggest|greatest|maximum|maximal|max|peak|strongest|farthest|furthest",
    de: "höchste*|grösste*|größte*|groesste*|maximum|maximal*|max|höchstwert|stärkste*|weiteste*",
    fr: "plus élevé|plus élevée|plus élevés|plus élevées|plus grand|plus grande|plus grands|plus grandes|plus haut|plus haute|plus gros|plus grosse|plus important|plus importante|plus importants|plus importantes|maximum|maximal|maximale|max|plus fort|plus forte|plus lointain|plus lointaine|plus éloigné|plus éloignée",
    it: "più alto|più alta|più alti|più alte|più grande|più grandi|più elevato|più elevata|più elevati|più elevate|maggiore|maggiori|massimo|massima|massimi|massime|max",
    es: "más alto|más alta|más altos|más altas|más grande|más grandes|más elevado|más elevada|mayor|mayores|máximo|máxima|máximos|máximas|max",
  },
  min: {
    en: "lowest|smallest|least|minimum|minimal|min|weakest",
    de: "niedrigste*|kleinste*|tiefste*|geringste*|minimum|minimal*|min|tiefstwert|schwächste*",
    fr: "plus bas|plus basse|plus basses|plus petit|plus petite|plus petits|plus petites|plus faible|plus faibles|minimum|minimal|minimale|min",
    it: "più basso|più bassa|più bassi|più basse|più piccolo|più piccola|più piccoli|più piccole|minore|minori|minimo|minima|minimi|minime|min",
    es: "más bajo|más baja|más bajos|más bajas|más pequeño|más pequeña|más pequeños|más pequeñas|menor|menores|mínimo|mínima|mínimos|mínimas|min",
  },
  most: {
    en: "most|the most",
    de: "am meisten|die meisten|den meisten|meisten|meiste",
    fr: "le plus de|le plus d|plus de|plus d|le plus grand nombre de",
    it: "più|il maggior numero di|la maggior parte di",
    es: "más|el mayor número de|la mayor cantidad de",
  },
  fewest: {
    en: "fewest|the fewest|the least",
    de: "am wenigsten|die wenigsten|wenigsten",
    fr: "le moins de|le moins d",
    it: "meno|il minor numero di",
    es: "menos|el menor número de",
  },
  dearest: {
    en: "most expensive|dearest|priciest|costliest",
    de: "teuerste*",
    fr: "plus cher|plus chère|plus chers|plus chères|plus coûteux|plus coûteuse",
    it: "più costoso|più costosa|più costosi|più costose|più caro|più cara|più cari|più care",
    es: "más caro|más cara|más caros|más caras|más costoso|más costosa",
  },
  cheapest: {
    en: "cheapest|least expensive",
    de: "billigste*|günstigste*|preiswerteste*|preisgünstigste*",
    fr: "moins cher|moins chère|moins chers|moins chères",
    it: "più economico|più economica|più economici|più economiche|meno costoso|meno costosa|meno caro|meno cara",
    es: "más barato|más barata|más baratos|más baratas|menos caro|menos cara|más económico|más económica",
  },
  latest: {
    en: "latest|newest|most recent|last",
    de: "neueste*|jüngste*|letzte*|späteste*|zuletzt|am spätesten",
    fr: "plus récent|plus récente|plus récents|plus récentes|dernier|dernière|derniers|dernières|en dernier|le plus tard",
    it: "più recente|più recenti|ultimo|ultima|ultimi|ultime|per ultimo|per ultima",
    es: "más reciente|más recientes|último|última|últimos|últimas",
  },
  earliest: {
    en: "earliest|oldest|first",
    de: "früheste*|älteste*|erste*|zuerst|als erstes|am frühesten",
    fr: "plus ancien|plus ancienne|plus anciens|plus anciennes|premier|première|premiers|premières|en premier|le plus tôt",
    it: "più vecchio|più vecchia|meno recente|primo|prima|primi|prime|per primo|per prima",
    es: "más antiguo|más antigua|más antiguos|más antiguas|primero|primera|primeros|primeras",
  },
  top: { en: "top", de: "top", fr: "top", it: "top", es: "top" },
  bottom: { en: "bottom", de: "untersten" },
  share: {
    en: "share|proportion|fraction|what percentage|which percentage|percentage of|what percent|what share|what proportion|what part",
    de: "anteil|anteile|prozentanteil|wie viel prozent|wieviel prozent|wie viele prozent|welcher anteil|welcher prozentsatz|prozentsatz|prozentualer anteil|prozentuale anteil",
    fr: "part|proportion|pourcentage|quelle part|quel pourcentage|quelle proportion|combien de pour cent|pourcentage de|pourcentage des|pourcentage du",
    it: "quota|percentuale|che percentuale|quale percentuale|quale quota|che quota|quale parte|proporzione",
    es: "porcentaje|proporción|cuota|qué porcentaje|qué proporción|qué parte|que porcentaje",
  },
  percent: {
    en: "percent|percentage|per cent|in percent|by what percentage|in percentage",
    de: "prozent|prozentual*|in prozent|um wie viel prozent|um wieviel prozent|um wie viele prozent",
    fr: "pour cent|en pour cent|pourcent|en pourcentage|de combien de pour cent|de quel pourcentage",
    it: "per cento|percento|in percentuale|di quale percentuale|di che percentuale|percentualmente",
    es: "por ciento|en porcentaje|en qué porcentaje|porcentual|porcentuales|en términos porcentuales",
  },
  difference: {
    en: "difference|difference in|difference between|gap|differ|how much more|how much less|how many more|how many fewer|how much higher|how much lower|how much larger|how much smaller",
    de: "unterschied|differenz|unterscheiden|wie viel mehr|wie viel weniger|wie viel höher|wie viel tiefer|wie viel grösser|wie viele mehr|wie viele weniger|abstand",
    fr: "différence|écart|combien de plus|combien de moins|de combien",
    it: "differenza|scarto|divario|quanto in più|quanto in meno|di quanto",
    es: "diferencia|brecha|cuánto más|cuánto menos|en cuánto",
  },
  change: {
    en: "change|changed|changes|change in|increase|increased|increases|grow|grew|grown|growth|rise|rose|risen|decrease|decreased|decline|declined|fall|fell|fallen|drop|dropped|develop|developed|by how much",
    de: "veränderung|verändert|änderung|geändert|zunahme|zugenommen|abnahme|abgenommen|gestiegen|steigerung|anstieg|gesunken|rückgang|gewachsen|wachstum|entwickelt|stieg|sank|wuchs|um wie viel|um wieviel|gefallen",
    fr: "variation|évolution|évolué|augmenté|augmentation|augmente|hausse|diminué|diminution|baissé|baisse|changé|changement|croissance|progressé|progression|de combien",
    it: "variazione|variato|variata|cambiato|cambiata|cambiamento|aumento|aumentato|aumentata|aumentati|crescita|cresciuto|cresciuta|diminuzione|diminuito|diminuita|calo|calato|calata|sceso|scesa|salito|salita|di quanto",
    es: "variación|variado|varió|cambio|cambió|cambiado|aumento|aumentó|aumentado|aumentaron|crecimiento|creció|crecido|subió|subido|disminución|disminuyó|disminuido|bajó|bajado|descenso|en cuánto",
  },
  rank: {
    en: "rank|ranks|ranked|ranking|rank by|what place|which place|what position|which position",
    de: "rang|platz|rangiert|welchen rang|welchem rang|welchem platz|welchen platz|rangfolge|position",
    fr: "rang|classement|classé|classée|place|quel rang|quelle place|position",
    it: "posto|posizione|classifica|si classifica|rango",
    es: "puesto|posición|rango|lugar ocupa|clasificación",
  },
  per: {
    en: "per|by|for each|for every|in each|of each|grouped by|broken down by|split by|by each|in every|each",
    de: "pro|je|nach|für jede|für jeden|für jedes|in jeder|in jedem|gruppiert nach|aufgeteilt nach|aufgeschlüsselt nach|jeder|jede|jedes|jedem|jeden",
    fr: "par|pour chaque|dans chaque|de chaque|selon|ventilé par|groupé par|regroupé par|chaque",
    it: "per|per ogni|per ciascun|per ciascuna|per ciascuno|in ogni|di ogni|raggruppato per|suddiviso per|ogni|ciascun|ciascuna",
    es: "por|por cada|para cada|en cada|de cada|según|agrupado por|desglosado por|cada",
  },
  which: {
    en: "which|what|in which",
    de: "welche|welcher|welches|welchem|welchen|in welchem|in welcher",
    fr: "quel|quelle|quels|quelles|lequel|laquelle|lesquels|lesquelles|en quelle|dans quelle|dans quel",
    it: "quale|quali|qual|in quale",
    es: "qué|cuál|cuáles|en qué",
  },
  who: { en: "who", de: "wer", fr: "qui", it: "chi", es: "quién|quiénes" },
  allPeriods: {
    en: "over the years|across the years|over all years|across all years|over all periods|for all years|of all years|in all years",
    de: "über die jahre|über alle jahre|über alle jahre hinweg|aller jahre|alle jahre",
    fr: "sur toutes les années|au fil des années|toutes les années|sur les années|au fil des ans",
    it: "negli anni|su tutti gli anni|di tutti gli anni|in tutti gli anni",
    es: "a lo largo de los años|de todos los años|en todos los años|todos los años",
  },
};
