/** Who we are, honestly, and how to tell us apart in robots.txt. */
export const userAgent = "DossierBot/1.0 (+reads single pages for a person's request)";
export const robotName = "DossierBot";
