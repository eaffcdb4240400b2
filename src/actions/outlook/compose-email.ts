import { defineMailDrafting } from "../mail/define-mail-drafting.ts";

export const composeOutlookEmail = defineMailDrafting({
  name: "outlook.composeAndDraftEmailWithContext",
  types: ["microsoft"],
  of: "in Outlook",
});
