import * as hide from "../../../lexicon/orders/reveal-words.ts";
import * as over from "../../../lexicon/orders/override-words.ts";
import * as role from "../../../lexicon/orders/role-words.ts";
import { addVerbs, askers, workOrders } from "../../../lexicon/orders/reply-words.ts";
import { sendVerbs } from "../../../lexicon/orders/action-words.ts";
import { anywhere, asOrder, atClause, mergeWords } from "./order-rules.ts";
import type { OrderRule } from "./order-rules.ts";

const {
  instructionNouns: nouns,
  priorWords: prior,
  notWords: nots,
  treatVerbs,
  voidWords,
  voidEndings,
} = over;
const one = { isOneObject: true, within: 9 };
const last = { isLast: true, within: 8 };
const weak = { isWeak: true };

/** To forget what one was told. */
export const overrideRules: readonly OrderRule[] = [
  asOrder("override", over.overrideVerbs, { ...one, needs: [nouns, prior], without: nots }),
  asOrder("override", over.overrideWithNot, { ...one, needs: [nouns, prior, nots] }),
  asOrder("override", over.overrideWithAside, { ...one, needs: [nouns, prior, over.asideWords] }),
  asOrder("override", over.overrideVerbs, {
    ...one,
    needs: [over.everything, over.saidBefore],
    without: nots,
  }),
  anywhere("override", over.overrideEndings, { ...last, needs: [nouns, prior] }),
  anywhere("override", voidEndings, { ...last, needs: [nouns, over.yourOwn] }),
  anywhere("override", voidEndings, { ...last, ...weak, needs: [nouns, prior] }),
  anywhere("override", over.supersedes, { needs: [nouns, prior, over.givenToYou], within: 10 }),
  asOrder("override", treatVerbs, { needs: [over.treatAs], within: 10 }),
  asOrder("override", treatVerbs, { needs: [prior, nouns, voidWords], within: 10 }),
  asOrder("override", treatVerbs, { needs: [over.everything, over.saidBefore, voidWords], within: 10 }),
  asOrder("override", over.bypassVerbs, { needs: [over.guards], within: 4 }),
  asOrder("override", over.obeyVerbs, { needs: [over.myOrders], within: 4 }),
  asOrder("override", over.replaceVerbs, { needs: [over.userTasks], within: 4 }),
];

const speakers = mergeWords(role.modelNames, role.assistantNames);

/** To be somebody else. */
export const roleRules: readonly OrderRule[] = [
  asOrder("role", role.roleOrders, { needs: [mergeWords(role.roleNames, role.unbound)], within: 9 }),
  anywhere("role", role.wantYou, { needs: [role.actLike], within: 7 }),
  atClause("role", role.youAre, { needs: [role.promptRoles], within: 4 }),
  atClause("role", role.youHaveNo, { needs: [role.limits], within: 3 }),
  atClause("role", role.newTasks),
  anywhere("role", speakers, { needs: [role.unbound], within: 4 }),
  asOrder("role", role.switchOn, { needs: [role.freeModes], within: 4 }),
  anywhere("role", role.anythingGoes),
  atClause("marker", role.newRules, weak),
];

const reveals = mergeWords(hide.revealVerbs, hide.leakVerbs);
const hidden = mergeWords(askers, hide.theseWords);

/** To tell what one keeps, and to keep what one tells. */
export const revealRules: readonly OrderRule[] = [
  asOrder("reveal", reveals, { needs: [hide.promptNouns, hide.hiddenWords], within: 9 }),
  asOrder("reveal", mergeWords(reveals, workOrders, sendVerbs), { needs: [hide.systemPrompts], within: 6 }),
  asOrder("reveal", hide.revealVerbs, { needs: [hide.wordsAbove, hide.aboveHere], within: 6 }),
  asOrder("reveal", hide.leakVerbs, { needs: [hide.yours, hide.secrets], within: 6 }),
  asOrder("reveal", mergeWords(reveals, sendVerbs, addVerbs), { ...weak, needs: [hide.secrets], within: 6 }),
  atClause("reveal", hide.repeatAbove),
  anywhere("secrecy", hide.keepFrom, { needs: [hidden], within: 5 }),
  asOrder("secrecy", hide.keepFromWithNot, { needs: [hidden, nots], within: 6 }),
  anywhere("secrecy", hide.keepFromBefore, { needs: [askers], within: 2 }),
  anywhere("secrecy", hide.noFlaws),
  anywhere("secrecy", hide.quietly, weak),
];
