/** The strings that cells share; past a size they stand in the cells, so that memory stays bounded. */
export interface StringTable {
  /** The place of a string, which is XML already; none where the cell has to hold it itself. */
  index: (xml: string) => number | undefined;
  /** The whole part, piece by piece. */
  part: () => Iterable<string>;
}

const mostCharacters = 4_000_000;
const mostStrings = 20_000;
const longestShared = 4_000;

export function createStringTable(): StringTable {
  const known = new Map<string, number>();
  let characters = 0;
  let uses = 0;
  return {
    index(xml) {
      const found = known.get(xml);
      if (found === undefined) {
        if (xml.length > longestShared && known.size > 1_000) return undefined;
        if (known.size >= mostStrings || characters + xml.length > mostCharacters) return undefined;
        characters += xml.length;
        known.set(xml, known.size);
      }
      uses += 1;
      return found ?? known.size - 1;
    },
    *part() {
      yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
      yield '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
      yield ` count="${uses}" uniqueCount="${known.size}">`;
      for (const xml of known.keys()) yield `<si>${xml}</si>`;
      yield "</sst>";
    },
  };
}
