export interface Inbox<T> {
  push(message: T): void;
  next(): Promise<T>;
}

/** Messages in the order they came, for one who asks for them one by one. */
export function createInbox<T>(): Inbox<T> {
  const messages: T[] = [];
  let wake: (() => void) | undefined;
  return {
    push(message) {
      messages.push(message);
      wake?.();
    },
    async next() {
      for (;;) {
        const [message] = messages.splice(0, 1);
        if (message !== undefined) return message;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
