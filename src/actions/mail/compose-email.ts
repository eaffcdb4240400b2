import { defineMailDrafting } from "./define-mail-drafting.ts";

export const composeMailEmail = defineMailDrafting({
  name: "mail.composeAndDraftEmailWithContext",
  types: ["imap"],
  of: "over IMAP",
});
