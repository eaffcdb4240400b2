import type { Clock } from "../../lib/clock.ts";
import { Failure } from "../../model/failure.ts";
import type { ModelCard } from "../../model/calls/model-card.ts";
import type { Model } from "./model.ts";
import type { ModelPool } from "./ask-models.ts";
import { createHealthBook } from "./model-health.ts";
import { openModel } from "./open-model.ts";
import { configuredRegistry } from "./registry.ts";
import type { ModelSettings } from "./registry.ts";

/** Every model that the settings make usable, each opened when it is first asked. */
export function createConfiguredPool(settings: ModelSettings, clock: Clock): ModelPool {
  const cards = usableCards(settings);
  const preferred = settings.model === undefined ? undefined : findPreferred(cards, settings.model);
  const opened = new Map<string, Promise<Model>>();
  return {
    // an answer that nobody asked for the built-in model to give would pass for a better one's
    cards: withoutOffline(cards, preferred?.id),
    open(card) {
      const open = opened.get(card.id) ?? openModel(card, { keys: settings.keys });
      opened.set(card.id, open);
      return open;
    },
    health: createHealthBook(clock),
    ...(preferred === undefined ? {} : { preferred: preferred.id }),
  };
}

function usableCards(settings: ModelSettings): ModelCard[] {
  const usable = configuredRegistry(settings).flatMap((row) => (row.usable ? [row.card] : []));
  // whoever names a server wants that one asked and no other
  return settings.baseUrl === undefined ? usable : usable.filter(({ id }) => id === settings.model);
}

function findPreferred(cards: readonly ModelCard[], name: string): ModelCard {
  const found = cards.find(({ id, modelId }) => id === name || modelId === name);
  if (found !== undefined) return found;
  const names = cards.map(({ id }) => id).join(", ");
  throw new Failure(
    "configuration",
    `There is no usable model "${name}". Usable are: ${names}. "dossier models" says why others are not.`,
  );
}

function withoutOffline(cards: readonly ModelCard[], preferred: string | undefined): ModelCard[] {
  if (preferred === "offline") return cards.filter(({ id }) => id === "offline");
  const real = cards.filter(({ provider }) => provider !== "offline");
  return real.length > 0 ? real : [...cards];
}
