/** Something that a tool returned, with a name of ours. */
export interface ReturnedFile {
  fileName: string;
  mediaType: string;
  content: Uint8Array;
  /** What the server calls it; data, never an address to go to. */
  uri?: string;
}

export interface McpAnswer {
  /** The server says that it went wrong. */
  isError: boolean;
  texts: string[];
  files: ReturnedFile[];
  /** What was left out, and why. */
  notes: string[];
}
