import type { PageRecord } from "./emit-page.ts";

interface PageWindow {
  add(record: PageRecord): Promise<void>;
  flush(): Promise<void>;
}

interface WindowDeps {
  /** Learns from a page before any is handed out. */
  learn(record: PageRecord): void;
  emit(record: PageRecord): Promise<void>;
}

/** Enough to know a document's headings, headers and footers by. */
const mostPages = 30;
const mostBytes = 32 * 1_048_576;

/** Holds back the first pages until enough is known of the document; later ones pass at once. */
export function createPageWindow({ learn, emit }: WindowDeps): PageWindow {
  let held: PageRecord[] | undefined = [];
  let bytes = 0;
  const flush = async () => {
    const records = held ?? [];
    held = undefined;
    for (const record of records) await emit(record);
  };
  return {
    async add(record) {
      learn(record);
      if (held === undefined) return await emit(record);
      held.push(record);
      bytes += record.extras.reduce((sum, { image }) => sum + (image?.data.length ?? 0), 0);
      if (held.length >= mostPages || bytes > mostBytes) await flush();
    },
    flush,
  };
}
