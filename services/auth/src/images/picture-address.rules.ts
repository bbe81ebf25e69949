import { BlockList, isIP, isIPv4 } from 'node:net';

/** The setting with the sites that pictures may come from. */
export const hostsSetting = 'IMAGE_HOSTS';

/**
 * The address of a picture that may be fetched. A sentence says why not. Addresses in numbers, in whatever notation, and ports are
 * refused, so that only a site that the operator named is left.
 */
export function pictureAddress(given: string, hosts: readonly string[]): URL | string {
  if (!URL.canParse(given)) return 'This is no address of a picture';
  const url = new URL(given);
  if (url.protocol !== 'https:') return 'The address must start with https://';
  if (url.username || url.password) return 'The address must not hold a user name';
  if (url.port !== '') return 'The address must not name a port';
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) return 'The address must name a site, not a number';
  if (hosts.length === 0) return `No site is allowed yet. The operator lists allowed sites in ${hostsSetting}.`;
  if (!hosts.includes(url.hostname))
    return `Pictures from ${url.hostname} are not allowed. The operator lists allowed sites in ${hostsSetting}.`;
  return url;
}

const closed = new BlockList();
/** IANA's registries of special addresses: own network, private, documentation, multicast, reserved, and translations to these. */
const specialV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;
for (const [network, bits] of specialV4) closed.addSubnet(network, bits, 'ipv4');

/** The only addresses of IPv6 that are given to sites. */
const openV6 = new BlockList();
openV6.addSubnet('2000::', 3, 'ipv6');
const specialV6 = [
  ['2001::', 23], // Teredo and other assignments of IETF
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4 holds an IPv4 address
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const;
for (const [network, bits] of specialV6) closed.addSubnet(network, bits, 'ipv6');

/** True for an address of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && openV6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
