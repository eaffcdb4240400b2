import { readDataUri } from "../html/read-data-uri.ts";

export interface TextWithPictures {
  text: string;
  images: { alt: string; image: { mediaType: string; data: Uint8Array } }[];
}

/** A picture written into the text: `![alt](data:…)`, `[name]: data:…` or `<img src="data:…">`. */
const inlinePicture =
  /(!\[([^\]\n]{0,300})\]\(\s*<?|^ {0,3}\[[^\]\n]{1,300}\]:\s*<?|<img\b[^>]{0,300}?\bsrc\s*=\s*["']?)(data:image\/[^\s)"'<>]+)/gim;

const largestPicture = 20 * 1_048_576;

/** Takes pictures out of a text; their kind stays where they stood. */
export function cutPictures(text: string): TextWithPictures {
  const images: TextWithPictures["images"] = [];
  if (!text.includes("data:image/")) return { text, images };
  let kept = "";
  let from = 0;
  for (const match of text.matchAll(inlinePicture)) {
    const [whole, before = "", alt, address = ""] = match;
    const image = readDataUri(address);
    if (image === undefined || image.data.length > largestPicture) continue;
    images.push({ alt: alt ?? /\balt\s*=\s*["']([^"']*)/i.exec(before)?.[1] ?? "", image });
    kept += `${text.slice(from, match.index)}${before}data:${image.mediaType}`;
    from = match.index + whole.length;
  }
  return { text: kept + text.slice(from), images };
}
