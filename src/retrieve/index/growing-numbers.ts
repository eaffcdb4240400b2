/** Numbers from 0 on in a typed array that grows as they come. */
export interface GrowingNumbers {
  readonly length: number;
  push(value: number): void;
  at(index: number): number;
  addAt(index: number, value: number): void;
  /** What came so far, without a copy. */
  view(): Uint32Array;
}

export function createGrowingNumbers(): GrowingNumbers {
  let room = new Uint32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === room.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(room);
        room = larger;
      }
      room[length] = value;
      length += 1;
    },
    at: (index) => room[index] ?? 0,
    addAt(index, value) {
      room[index] = (room[index] ?? 0) + value;
    },
    view: () => room.subarray(0, length),
  };
}
