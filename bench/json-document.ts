import { createRandom } from "./generate-text.ts";

const words =
  'der Vertrag endet am und wird um ein Jahr verlängert if no party objects 契約は自動的に 更新されます 🎉 👩‍💻 c\'est prévu naïve façade «oui» "quoted" https://example.org/a?b=c #topic @name\n'.split(
    " ",
  );

/** An object with a list of statuses of about the given length in UTF-16 units, the same on every run. */
export function generateJson(length: number): string {
  const random = createRandom(11);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const text = (count: number) => Array.from({ length: count }, () => words[upTo(words.length)]).join(" ");
  const items: string[] = [];
  for (let written = 0; written < length;) {
    const status = {
      id: upTo(1e15),
      created_at: "Sun Aug 31 00:29:15 +0000 2014",
      text: text(8 + upTo(16)),
      truncated: random() < 0.5,
      in_reply_to_status_id: null,
      user: {
        id: upTo(1e9),
        name: text(2),
        description: text(upTo(20)),
        followers_count: upTo(10_000),
        rating: random() * 5,
        entities: { urls: [], hashtags: [{ text: text(1), indices: [upTo(100), 100 + upTo(40)] }] },
      },
      coordinates: [random() * 180 - 90, random() * -180],
      retweet_count: upTo(500),
      lang: "de",
    };
    const item = JSON.stringify(status);
    items.push(item);
    written += item.length + 1;
  }
  return `{"statuses":[${items.join(",")}]}`;
}
