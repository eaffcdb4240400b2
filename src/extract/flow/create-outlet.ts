import type { Package } from "../archive/package.ts";
import { readPicture } from "../image/read-picture.ts";
import { readXml, type XmlHandlers } from "../xml/read-xml.ts";
import { readEntry } from "../xml/xml-tree.ts";
import type { Entry } from "./flow.ts";

export interface PartOutlet {
  queue(entry: Entry): void;
  /** Reads an XML entry; parts leave between its chunks, so that a slow receiver is waited for. */
  read(name: string, handlers: XmlHandlers): Promise<void>;
  flush(): Promise<void>;
}

/** From handlers that cannot wait to a sink that must be waited for. */
export function createOutlet({ archive, fileName, sink }: Package): PartOutlet {
  let entries: Entry[] = [];
  let sent = 0;
  /** A picture used twice is sent once: a document could name one picture a million times. */
  const shown = new Set<string>();

  const send = async ({ part, media, send: insert }: Entry) => {
    if (insert !== undefined) return insert(part);
    if (media !== undefined && !shown.has(media)) {
      shown.add(media);
      const image = await readPicture({ archive, name: media, fileName }, sink);
      if (image !== undefined) return sink.part({ ...part, image });
    }
    if (part.type !== "image" || /\S/.test(part.text)) await sink.part(part);
  };
  const flush = async () => {
    const now = entries;
    entries = [];
    for (const entry of now) await send(entry);
    sent += now.length;
    sink.progress(sent);
  };
  return {
    queue: (entry) => entries.push(entry),
    read: (name, handlers) =>
      readXml(readEntry({ archive, name, fileName }), { ...handlers, pause: flush }, { fileName }),
    flush,
  };
}
