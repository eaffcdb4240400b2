/** The numbers with the highest scores, best first, the smaller number first where scores are equal; without sorting all. */
export function takeBest(
  numbers: readonly number[],
  most: number,
  scoreOf: (number: number) => number,
): number[] {
  // a heap with the worst on top: nearly all numbers are turned away by one comparison
  const heap: Scored[] = [];
  for (const number of numbers) {
    const item = { number, score: scoreOf(number) };
    const worst = heap[0];
    if (heap.length < most) {
      heap.push(item);
      rise(heap);
    } else if (worst !== undefined && isWorse(worst, item)) {
      heap[0] = item;
      sink(heap);
    }
  }
  return heap.sort((a, b) => (isWorse(a, b) ? 1 : -1)).map(({ number }) => number);
}

interface Scored {
  number: number;
  score: number;
}

function isWorse(a: Scored, b: Scored): boolean {
  return a.score < b.score || (a.score === b.score && a.number > b.number);
}

function rise(heap: Scored[]): void {
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    const [own, above] = [heap[at], heap[parent]];
    if (own === undefined || above === undefined || !isWorse(own, above)) return;
    heap[parent] = own;
    heap[at] = above;
    at = parent;
  }
}

function sink(heap: Scored[]): void {
  for (let at = 0; ;) {
    const left = 2 * at + 1;
    const [own, first, second] = [heap[at], heap[left], heap[left + 1]];
    if (own === undefined || first === undefined) return;
    const child = second !== undefined && isWorse(second, first) ? left + 1 : left;
    const below = heap[child];
    if (below === undefined || !isWorse(below, own)) return;
    heap[at] = below;
    heap[child] = own;
    at = child;
  }
}
