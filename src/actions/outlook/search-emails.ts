import { defineMailSearch } from "../mail/define-mail-search.ts";

export const searchOutlookEmails = defineMailSearch({
  name: "outlook.searchEmails",
  types: ["microsoft"],
  of: "in Outlook",
});
