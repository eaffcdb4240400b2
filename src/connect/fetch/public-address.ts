import { BlockList, isIP } from "node:net";

/** The special ranges of the IANA registries, and ways to write an IPv4 address inside an IPv6 one. */
const notPublic = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"],
  ...["192.168.0.0/16", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
  "168.63.129.16/32", // looks public, and is the inside of a cloud
  ...["::/96", "64:ff9b::/96", "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32"],
  ...["2002::/16", "2620:4f:8000::/48", "3fff::/20", "5f00::/16", "fc00::/7", "fe80::/10", "fec0::/10"],
  "ff00::/8",
];

/** Where machines find their own keys, and what is no single host: refused whatever a connection allows. */
const never = [
  ...["0.0.0.0/8", "169.254.0.0/16", "224.0.0.0/4", "240.0.0.0/4", "168.63.129.16/32"],
  ...["100.100.100.200/32", "192.0.0.192/32"],
  ...["::/128", "fe80::/10", "fec0::/10", "ff00::/8", "fd00:ec2::254/128", "fd20:ce::254/128"],
  ...["64:ff9b::/96", "64:ff9b:1::/48", "2002::/16"],
];

function toList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = "", prefix] = range.split("/");
    list.addSubnet(net, Number(prefix), isIP(net) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}

export interface AddressRules {
  /** Whether an address may be reached; `isOwn` is a host that the connection names as one of its own network. */
  allows(address: string, isOwn: boolean): boolean;
}

export function createAddressRules(): AddressRules {
  const [closed, forbidden] = [toList(notPublic), toList(never)];
  const isIn = (list: BlockList, address: string) =>
    list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return {
    allows(address, isOwn) {
      if (isIP(address) === 0) return false;
      return !isIn(isOwn ? forbidden : closed, address);
    },
  };
}
