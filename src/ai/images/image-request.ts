/** A picture that is wanted, in the words of whoever draws it. */
export interface ImageWish {
  prompt: string;
  /** How many. */
  count: number;
  size?: `${number}x${number}`;
  quality?: "low" | "medium" | "high";
}

export interface ImageRequest extends ImageWish {
  signal: AbortSignal;
}

export interface ImageAnswer {
  kind: "images";
  images: Uint8Array[];
  /** Wishes that the model passed over. */
  warnings: string[];
  tokensIn: number;
  tokensOut: number;
}
