/** A round before this one, as the analysis is told of it. */
export interface ToldRound {
  asked: string;
  /** It was answered, and what it says is proven. */
  isAnswered: boolean;
  /** The rounds before it, told alike. */
  older: string;
}

/** The rounds before this one, newest first. */
export function readRounds(earlier: string): ToldRound[] {
  const told = earlier.split(/^(?=round \d+, asked: )/mu).filter((text) => text.startsWith("round "));
  return told.map((text, at) => ({
    asked: /^round \d+, asked: (.+)$/mu.exec(text)?.[1] ?? "",
    isAnswered: /^ {2}answered \(OK\)/mu.test(text) && /^ {2}proven:$/mu.test(text),
    older: told.slice(at + 1).join(""),
  }));
}
