/** That the number or the reference of a thing is asked for, in five languages. */
export const numberAsked =
  /(?<!\p{L})(?:(?:\p{L}+ )?(?:number|reference|ref|code)|what no|\p{L}*(?:nummer|zeichen|referenz)|numéro|n°|référence|réf|numero|riferimento|codice|número|referencia|código)(?!\p{L})/iu;

/** Words of such a question that name no thing. */
export const numberBeside =
  /^(?:number|reference|ref|code|nummer|zeichen|referenz|referenznummer|numéro|référence|réf|numero|riferimento|codice|número|referencia|código|mail|email|e|subject|betreff|objet|oggetto|asunto|lautet|hat|have|has|porte|ha|tiene|state|give|angeben|indiquer|indicare)$/u;

/** A number that names a thing: with letters, a stroke or many digits, or behind a sign for it; a day is none. */
export const thingNumber =
  /(?:(?<!\p{L})(?:[Nn][°ºo]\.?|[Nn]r\.?|[Nn]um\.?|[Nn]uméro|[Nn]umero|[Nn]ummer|[Nn]umber|#)\s?)\p{L}{0,6}[-/]?\p{N}[\p{L}\p{N}./-]*|(?<![\p{L}\p{N}.,/-])(?:\p{Lu}{1,6}[-/.]?(?:\p{Lu}{1,4}[-/])?\p{N}[\p{L}\p{N}/-]{1,20}|\p{N}{2,6}[-/]\p{N}{2,8}(?:[-/]\p{N}{1,8})?|\p{N}{4,12})(?![\p{L}\p{N}])/gu;
