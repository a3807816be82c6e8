import { BlockList, isIP } from 'node:net';

const MAPPED_V4 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;
const BITS = { ipv4: 32, ipv6: 128 } as const;

interface Network {
  address: string;
  family: keyof typeof BITS;
  bits: number;
}

function networkOf(text: string): Network | null {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (prefix === undefined) return { address, family, bits: BITS[family] };
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : 0;
  return bits >= 1 && bits <= BITS[family] ? { address, family, bits } : null;
}

/** IP address, or network in CIDR notation but not the whole world. */
export const isAddressOrNetwork = (text: string): boolean => networkOf(text) !== null;

/** Whether an address is one of the list or in a network of it; an empty list: every address. */
export function isAllowedFrom(allowed: readonly string[], address: string): boolean {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const text of allowed) {
    const network = networkOf(text);
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  const plain = address.replace(MAPPED_V4, '');
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
