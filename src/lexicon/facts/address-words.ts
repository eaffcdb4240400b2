/** Endings of addresses that are taken for one without www. */
export const topLevelDomains = new Set(
  "com org net info io eu ch de at fr it es uk us ca au nl be lu li pt pl cz dk se no fi ie gov edu int mil swiss biz co app dev ai me tv cloud online shop".split(
    " ",
  ),
);

/** Endings of files. */
export const fileEndings = new Set(
  "pdf doc docx xls xlsx xlsm csv tsv ppt pptx odt ods odp rtf txt md json xml html htm eml msg zip png jpg jpeg gif svg tif tiff mp3 mp4 log ini yaml yml exe js ts py sql".split(
    " ",
  ),
);
