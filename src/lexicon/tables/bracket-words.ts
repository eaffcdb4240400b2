/** How a cell says from where to where it holds, in any of the five languages; patterns over text without capitals. */
export const bracketWords = {
  /** Before the first number, which belongs to the bracket. */
  from: /(?:^|\s)(?:from|at least|minimum|min\.?|starting at|ab|von|mindestens|zwischen|dès|des|à partir de|à partir d'|a partir de|de|entre|au moins|da|dai|dagli|dalle|a partire da|tra|fra|almeno|desde|al menos|≥|>=)\s*$/u,
  /** The same, and the number itself no longer does. */
  above:
    /(?:^|\s)(?:more than|over|above|older than|longer than|mehr als|über|älter als|länger als|plus de|au-delà de|au-dessus de|più di|oltre|oltre i|oltre gli|sopra|sopra i|más de|por encima de|>)\s*$/u,
  /** Before the last number, or between two. */
  upTo: /(?:^|\s|[-–—])(?:up to|to|until|and|at most|maximum|max\.?|through|bis|bis zu|bis und mit|und|höchstens|jusqu'à|jusqu'à l'âge de|à|et|au plus|au maximum|fino a|fino ai|fino agli|a|ai|e|al massimo|hasta|y|como máximo|≤|<=|[-–—])\s*$/u,
  below:
    /(?:^|\s)(?:less than|fewer than|under|below|younger than|weniger als|unter|jünger als|moins de|en dessous de|au-dessous de|meno di|sotto|sotto i|sotto gli|menos de|por debajo de|<)\s*$/u,
  /** Behind the only number. */
  orMore:
    /^\s*(?:\p{L}{1,14}\s)?(?:\+|or more|and more|and over|and above|or older|and older|or longer|upwards|und mehr|oder mehr|und älter|und darüber|et plus|ou plus|et au-delà|e oltre|e più|o più|in su|y más|o más|en adelante)(?!\p{L})/u,
  orLess:
    /^\s*(?:\p{L}{1,14}\s)?(?:or less|or fewer|and less|and under|or younger|und weniger|oder weniger|und jünger|et moins|ou moins|e meno|o meno|y menos|o menos)(?!\p{L})/u,
} as const;
