import { itemHeads } from "../../../lexicon/tables/item-heads.ts";
import type { ItemHead } from "../../../lexicon/tables/item-heads.ts";
import { foldLabel } from "../../../lexicon/forms/field-labels.ts";

const known = new Map<string, Set<ItemHead>>();
for (const [head, names] of Object.entries(itemHeads) as [ItemHead, string][])
  for (const name of names.split("|")) {
    const fold = foldLabel(name);
    known.set(fold, (known.get(fold) ?? new Set<ItemHead>()).add(head));
  }

const articles = /^(?:the|its|their|der|die|das|den|le|la|les|l|il|lo|i|gli|el|los|las) /u;
const mostWords = 4;
const nothing: ReadonlySet<ItemHead> = new Set();

/** What a head or a wish for a column can mean in a table of items; a wish may have more words behind it. */
export function itemHeadsOf(name: string): ReadonlySet<ItemHead> {
  const words = foldLabel(name).replace(articles, "").split(" ");
  for (let length = Math.min(words.length, mostWords); length > 0; length -= 1) {
    const found = known.get(words.slice(0, length).join(" "));
    if (found !== undefined) return found;
  }
  return nothing;
}

/** The columns that a wish means: of two heads that could be meant the one that means nothing else, else both. */
export function columnsMeant(wish: string, heads: readonly string[]): number[] {
  const wanted = itemHeadsOf(wish);
  const fits = heads
    .map((head, at) => ({ at, own: itemHeadsOf(head) }))
    .filter(({ own }) => [...own].some((one) => wanted.has(one)));
  if (wanted.size > 1) return fits.map(({ at }) => at);
  const sure = fits.filter(({ own }) => own.size === 1);
  return (sure.length > 0 ? sure : fits).map(({ at }) => at);
}

const fewestHeads = 3;

/** Whether most heads are those of items that are ordered, delivered or billed, with a number of them or a price. */
export function isItemTable(heads: readonly string[]): boolean {
  const own = heads.map((head) => itemHeadsOf(head));
  const said = new Set(own.flatMap((one) => [...one]));
  const isCounted = said.has("quantity") || said.has("unitPrice") || said.has("amount");
  const named = own.filter(({ size }) => size > 0).length;
  return isCounted && said.has("description") && named >= fewestHeads && named * 2 > heads.length;
}
