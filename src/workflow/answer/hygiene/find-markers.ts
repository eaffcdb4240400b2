import type { OrderSign } from "./find-orders.ts";

/** Shapes that need no language. Each begins with signs that ordinary text has rarely, and looks only a little way on. */
const strong: readonly { kind: OrderSign["kind"]; pattern: RegExp }[] = [
  // the tokens by which chat templates part who speaks
  {
    kind: "marker",
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|end|endoftext|endofprompt|eot_id|start_header_id|end_header_id|begin_of_text|end_of_text)\|>|<<\/?sys>>|\[\/?inst\]|<(?:start|end)_of_turn>|<\/?system_?(?:prompt|message|instructions?)>/g,
  },
  {
    kind: "command",
    pattern: /\b(?:curl|wget|iwr|invoke-webrequest)\b[^\n|]{0,200}\| ?(?:sudo )?(?:ba|z|da|k)?sh\b/g,
  },
  {
    kind: "command",
    pattern: /\b(?:curl|wget|iwr|invoke-webrequest)\b[^\n|]{0,200}\| ?(?:iex|python3?|node|perl)\b/g,
  },
  { kind: "command", pattern: /\brm -(?:rf|fr) (?:--no-preserve-root )?[/~*]/g },
  {
    kind: "command",
    pattern:
      /\bpowershell(?:\.exe)? [^\n]{0,60}-(?:enc|encodedcommand)\b|\bbase64 -d[^\n|]{0,60}\| ?(?:ba)?sh\b|\beval\(atob\(/g,
  },
];

const weak: readonly { kind: OrderSign["kind"]; pattern: RegExp }[] = [
  {
    kind: "marker",
    pattern:
      /(?:^|\n)[ #*>[(<-]{0,8}(?:system|sistema|systeme|assistant|developer|instructions?)(?: (?:prompt|message|override|note))?[\])>*]{0,3} ?:/g,
  },
  { kind: "marker", pattern: /<(?:system|instructions?|assistant|admin)>/g },
  { kind: "marker", pattern: /"role" ?: ?"(?:system|assistant|developer)"/g },
  {
    kind: "marker",
    pattern: /<\/ ?(?:context|document|evidence|source|user_input|untrusted[a-z_]{0,30}|data) ?>/g,
  },
  {
    kind: "address",
    pattern:
      /(?:^|\n|<!--|[.!?:] )[ *_"'>#-]{0,6}(?:dear |hey )?(?:assistant|ai|llm|chatgpt|claude|copilot|gemini|ki|ia|assistente|asistente|assistent|bot) ?[,:!]/g,
  },
  {
    kind: "address",
    pattern: /(?<![a-z0-9])@(?:assistant|ai|bot|chatbot|copilot|chatgpt|claude|gemini)(?![a-z0-9./-])/g,
  },
  {
    kind: "action",
    pattern:
      /\b(?:send|forward|e-?mail|upload|post|sende|schicke?|leite|maile|envoie|envoyez|transfere|invia|inoltra|manda|envia|reenvia)\b[^\n.!?]{0,120}(?:@[a-z0-9-]{1,60}\.|https?:\/\/)/g,
  },
];

export function findMarkers(folded: string): OrderSign[] {
  return [...findAll(folded, strong, false), ...findAll(folded, weak, true)];
}

function findAll(
  text: string,
  shapes: readonly { kind: OrderSign["kind"]; pattern: RegExp }[],
  isWeak: boolean,
): OrderSign[] {
  return shapes.flatMap(({ kind, pattern }) =>
    [...text.matchAll(pattern)].map((match) => {
      const start = match.index + (match[0].startsWith("\n") ? 1 : 0);
      return { kind, start, end: match.index + match[0].length, isWeak };
    }),
  );
}

/** Whether a reader of the finished page does not see what stands there. Asked in the order of the text. */
export function createUnseen(folded: string): (at: number) => boolean {
  const unseen = findUnseen(folded);
  let next = 0;
  let end = -1;
  return (at) => {
    for (let stretch = unseen[next]; stretch !== undefined && stretch.start <= at; stretch = unseen[next]) {
      end = Math.max(end, stretch.end);
      next += 1;
    }
    return at < end;
  };
}

const longestElement = 5000;

function findUnseen(folded: string): { start: number; end: number }[] {
  const unseen: { start: number; end: number }[] = [];
  for (let start = folded.indexOf("<!--"); start >= 0;) {
    const close = folded.indexOf("-->", start + 4);
    const end = close < 0 ? folded.length : close + 3;
    unseen.push({ start, end });
    start = folded.indexOf("<!--", end);
  }
  for (const match of folded.matchAll(hidingStyle)) {
    const inside = folded.slice(match.index, match.index + longestElement);
    const close = inside.indexOf("</");
    unseen.push({ start: match.index, end: match.index + (close < 0 ? inside.length : close) });
  }
  return unseen.toSorted((a, b) => a.start - b.start);
}

const hidingStyle =
  /<[a-z][a-z0-9]{0,9} [^<>]{0,300}(?:display ?: ?none|visibility ?: ?hidden|font-size ?: ?[01](?:px|pt|em)?\b|opacity ?: ?0\b|color ?: ?(?:white|#fff(?:fff)?\b)|\bhidden\b)[^<>]{0,300}>/g;
