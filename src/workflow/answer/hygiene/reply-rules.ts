import * as act from "../../../lexicon/orders/action-words.ts";
import * as call from "../../../lexicon/orders/address-words.ts";
import * as tell from "../../../lexicon/orders/reply-words.ts";
import { notWords as nots } from "../../../lexicon/orders/override-words.ts";
import { leakVerbs } from "../../../lexicon/orders/reveal-words.ts";
import { assistantNames, modelNames as models } from "../../../lexicon/orders/role-words.ts";
import { anywhere, asOrder, atClause, mergeWords } from "./order-rules.ts";
import type { OrderRule } from "./order-rules.ts";

const weak = { isWeak: true };

/** That this is for the model that reads it. */
export const addressRules: readonly OrderRule[] = [
  atClause("address", call.ifYouAre, { needs: [models], within: 4 }),
  atClause("address", call.ifYou, { needs: [models, call.areYou], within: 5 }),
  atClause("address", call.ifModel, { needs: [models, call.readVerbs, call.thisText], within: 9 }),
  anywhere("address", mergeWords(models, assistantNames), {
    needs: [call.readVerbs, call.thisText],
    within: 6,
  }),
  atClause("address", call.asModel, { needs: [call.modelMust], within: 3 }),
  atClause("address", call.newInstructions, { follows: ":" }),
  atClause("address", call.callsOut, { needs: [models], within: 5, follows: call.spokenTo }),
  atClause("address", call.forWords, { needs: [call.modelReaders], within: 3, follows: ":" }),
  anywhere("address", call.forWords, { ...weak, needs: [assistantNames], within: 3, follows: ":" }),
  atClause("address", call.whenSummarising, weak),
];

const { sayVerbs: says, thatWords: that, ownOutput, everyQuestion: every } = tell;

/** What to answer. */
export const replyRules: readonly OrderRule[] = [
  asOrder("reply", says, { needs: [every, that], within: 12, unless: tell.choices }),
  atClause("reply", tell.whateverAsked, { needs: [says], within: 8 }),
  anywhere("reply", tell.dictatedAnswers),
  asOrder("reply", tell.tellVerbs, { needs: [tell.askers], within: 3, without: nots }),
  asOrder("reply", tell.tellPhrases),
  atClause("reply", ownOutput, { needs: [tell.mustBe, tell.beginWith], within: 12 }),
  asOrder("reply", tell.doNotWork, { needs: [call.thisText], within: 3 }),
  asOrder("reply", tell.workOn, { needs: [call.thisText, nots], within: 5 }),
  asOrder("reply", says, { ...weak, needs: [tell.onlyWith], within: 3 }),
  asOrder("reply", says, { ...weak, needs: [that], within: 2 }),
  anywhere("reply", every, { ...weak, needs: [says, that], within: 6 }),
  atClause("reply", tell.onlyAnswer, weak),
  asOrder("reply", tell.addVerbs, { needs: [ownOutput, act.links], within: 12 }),
  asOrder("reply", tell.addVerbs, { ...weak, needs: [ownOutput], within: 10 }),
  atClause("reply", ownOutput, weak),
  asOrder("reply", tell.workOrders, { ...weak, needs: [tell.documentWords], within: 3 }),
];

/** What to do. */
export const actionRules: readonly OrderRule[] = [
  asOrder("action", mergeWords(act.sendVerbs, leakVerbs), {
    needs: [act.determiners, act.privateThings],
    within: 7,
  }),
  asOrder("action", tell.addVerbs, { ...weak, needs: [act.links], within: 10 }),
  asOrder("command", act.runVerbs, { ...weak, needs: [act.commandNames], within: 5 }),
  asOrder("favour", act.favourVerbs, { needs: [act.onlyFavours], within: 5 }),
  asOrder("favour", act.favourVerbs, { ...weak, needs: [act.favours], within: 5 }),
];
