/** What stands before a German verb in its basic form and behind its other words in a sentence. */
export const separableParticles: ReadonlySet<string> = new Set(
  "ab an auf aus bei ein fest fort frei her heraus herunter hin hinaus hinzu los mit nach nieder statt teil um unter vor voraus vorbei weg weiter wieder zu zurück zusammen".split(
    " ",
  ),
);
