/** One person with one mailbox. */
export interface MailAddress {
  name?: string;
  address: string;
}

/** What is looked for; all that is given must hold. Dates are days, such as 2026-11-03. */
export interface MailQuery {
  folder?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  subject?: string | undefined;
  /** Anywhere in the mail. */
  text?: string | undefined;
  since?: string | undefined;
  before?: string | undefined;
  unread?: boolean | undefined;
  messageId?: string | undefined;
  limit: number;
}

/** Where a mail was seen, in the terms of its server; its id finds it again where those have changed. */
export interface WantedMail {
  messageId?: string | undefined;
  mailbox?: string | undefined;
  uid?: number | undefined;
  uidValidity?: string | undefined;
  itemId?: string | undefined;
}

/** A mail as a list shows it. */
export interface ListedMail extends WantedMail {
  webUrl?: string | undefined;
  subject: string;
  from: MailAddress[];
  /** Where answers are wanted; empty where the mail does not say. */
  replyTo: MailAddress[];
  to: MailAddress[];
  /** ISO; undefined where the mail has none that can be read. */
  date: string | undefined;
  /** The names of its attachments, where the list tells them. */
  attachments: string[];
}

export interface FoundMails {
  /** Newest first. */
  mails: ListedMail[];
  /** How many fit, where the server tells it; these are the newest of them. */
  total?: number;
  /** Whether these are all that fit. */
  isAll: boolean;
  /** What else to tell, such as mails that were not looked at. */
  note?: string;
}

/** A mail with its text as a file of its own, its attachments beside it. */
export interface FetchedMail {
  mail: ListedMail;
  /** RFC 822, without what is attached. */
  content: Buffer;
  attachments: { fileName: string; mediaType: string; content: Buffer }[];
  /** What was not taken, and why. */
  left: string[];
}

export interface MailLimits {
  /** Of one part. */
  partBytes: number;
  /** Of everything that is read of one mail. */
  mailBytes: number;
  attachments: boolean;
}

/** To whom an answer goes, and about what. */
export interface MailAnswer {
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
}

export interface MailDraft {
  /** The same on every try, and for no other draft. */
  key: string;
  to: readonly MailAddress[];
  cc: readonly MailAddress[];
  bcc: readonly MailAddress[];
  subject: string;
  text: string;
  html: string;
  /** The mail that it answers. */
  answers?: WantedMail | undefined;
  /** By bytes: neither a path nor an address is ever opened. */
  attachments: readonly { fileName: string; mediaType: string; content: Uint8Array }[];
}

export interface KeptMail {
  messageId: string;
  /** The folder or address where a person finds it. */
  where: string;
  /** Whether a try before this one has written it. */
  wasThere: boolean;
}

/** A person's mail, wherever it lies. It reads and drafts; nothing in it sends. */
export interface MailService {
  /** The address that drafts are from, as far as it is known. */
  self: string;
  search(query: MailQuery): Promise<FoundMails>;
  read(wanted: WantedMail, limits: MailLimits): Promise<FetchedMail>;
  /** What an answer to a mail is addressed with; `all` for everybody who got it. */
  answer(wanted: WantedMail, all: boolean): Promise<MailAnswer>;
  keepDraft(draft: MailDraft): Promise<KeptMail>;
}
