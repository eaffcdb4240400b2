/** How names become addresses, and addresses are reached; tests hand in their own. */
export interface Network {
  /** All addresses of a name. */
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  /** Where an address that may be reached is reached, if elsewhere. */
  reach?(address: string, port: number): { address: string; port: number };
  /** How long a host is left alone between two requests for pages; a second if left out. */
  pauseMs?: number;
}
