import { defineMailSearch } from "./define-mail-search.ts";

export const searchMailEmails = defineMailSearch({
  name: "mail.searchEmails",
  types: ["imap"],
  of: "over IMAP",
});
