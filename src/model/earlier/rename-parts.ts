import type { Checked } from "../round.ts";

/** A verdict under other names of its part: ids begin anew in each round. */
export function renameParts(checked: Checked, name: (id: string) => string): Checked {
  const rename = <Item extends { id: string; intent: string }>(item: Item): Item => ({
    ...item,
    ...{ id: item.id === "" ? "" : name(item.id), intent: name(item.intent) },
  });
  const { intent, handOff, provable } = checked;
  return {
    ...checked,
    intent: { ...intent, id: name(intent.id) },
    provable: provable.map(rename),
    ...(handOff && {
      handOff: { ...handOff, intent: name(handOff.intent), claims: handOff.claims.map(rename) },
    }),
  };
}
