/** Every place where a piece occurs in a text, in linear time even for "aaaa…b" (Knuth, Morris, Pratt). */
export function findAll(text: string, piece: string, from = 0): number[] {
  if (piece === "" || piece.length > text.length) return [];
  const back = fallbacks(piece);
  const found: number[] = [];
  let matched = 0;
  for (let at = from; at < text.length; at++) {
    while (matched > 0 && text.charCodeAt(at) !== piece.charCodeAt(matched)) matched = back[matched - 1] ?? 0;
    if (text.charCodeAt(at) === piece.charCodeAt(matched)) matched++;
    if (matched < piece.length) continue;
    found.push(at - piece.length + 1);
    matched = back[matched - 1] ?? 0;
  }
  return found;
}

function fallbacks(piece: string): number[] {
  const back = [0];
  let matched = 0;
  for (let at = 1; at < piece.length; at++) {
    while (matched > 0 && piece.charCodeAt(at) !== piece.charCodeAt(matched))
      matched = back[matched - 1] ?? 0;
    if (piece.charCodeAt(at) === piece.charCodeAt(matched)) matched++;
    back.push(matched);
  }
  return back;
}
