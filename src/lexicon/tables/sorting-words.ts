/** A word that says in which order rows are to stand, in five languages. */
export const sortingWords =
  /^(?:sort\p{L}*|order\p{L}*|arrang\p{L}*|geordnet|tri[ée]\p{L}*|class[ée]\p{L}*|ordonn\p{L}*|ordinat\p{L}*|ordenad\p{L}*|clasificad\p{L}*)$/iu;
