import type { OpenedConnection } from "../../opened-connection.ts";

/** A page that a search names. Its words choose what is fetched; they never prove anything. */
export interface SearchHit {
  url: string;
  title: string;
  snippet: string;
  /** As the provider says it. */
  date?: string;
  /** 1 is the first. */
  rank: number;
}

export interface SearchWish {
  query: string;
  limit: number;
  /** Such as "de". */
  language?: string | undefined;
  freshness?: "day" | "week" | "month" | "year" | undefined;
  /** Only pages of these hosts. */
  domains?: readonly string[] | undefined;
}

/** One query to a search service. */
export type WebSearch = (wish: SearchWish, opened: OpenedConnection) => Promise<SearchHit[]>;
