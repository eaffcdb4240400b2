/** Addresses of the web in a text, as they stand, without the sign that ends the sentence. */
export function findAddresses(text: string): string[] {
  const found = text.match(/\bhttps?:\/\/[^\s<>"'`|\\^{}]{1,2000}/giu) ?? [];
  return [...new Set(found.map((address) => withoutEnd(address)))].filter((address) => URL.canParse(address));
}

/** A full stop, a comma or a closing bracket after an address belongs to the sentence. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && ".,;:!?)]}’”".includes(address[end - 1] ?? "")) {
    if (address[end - 1] === ")" && address.slice(0, end).includes("(")) break;
    end -= 1;
  }
  return address.slice(0, end);
}
