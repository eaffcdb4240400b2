import type { Address } from "postal-mime";

/** "Ann Lee <ann@example.com>, Team: bob@example.com;" */
export function addressText(addresses: Address | Address[] | undefined): string | undefined {
  if (addresses === undefined) return undefined;
  const list = Array.isArray(addresses) ? addresses : [addresses];
  return list.map(oneAddress).join(", ");
}

function oneAddress({ name, address, group }: Address): string {
  if (group !== undefined) return `${name}: ${group.map(oneAddress).join(", ")};`;
  if (name === "" || name === address) return address;
  if (address === "") return name;
  return `${/[,;<>]/.test(name) ? JSON.stringify(name) : name} <${address}>`;
}
