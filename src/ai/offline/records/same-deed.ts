const shortestStem = 4;
const mostLeft = 0.6;
const longestEnding = 5;

/** German participles hide what they begin with: "geprüft", "ausgestellt". */
const participle =
  /^(?<before>ab|an|auf|aus|bei|durch|ein|frei|her|hin|mit|nach|um|vor|weg|zu|zurück|zusammen)?ge(?=\p{L}{4})/u;

/** Whether a verb and a noun tell the same deed: "geprüft" and "Prüfung", "tarata" and "taratura", "signé" and "signature". */
export function sameDeed(verb: string, noun: string): boolean {
  const [one, other] = [verb, noun].map((word) => word.replace(participle, "$<before>"));
  if (one === undefined || other === undefined) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const longer = Math.max(one.length, other.length);
  return (
    same >= shortestStem &&
    longer - same <= longestEnding &&
    same >= mostLeft * Math.min(one.length, other.length)
  );
}
