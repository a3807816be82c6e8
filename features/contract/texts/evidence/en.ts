import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Evidence of electronic signing',
  contractNo: 'Contract no.',
  company: 'Party A',
  platform: 'Party B',
  state: 'Status',
  signedSha256: 'SHA-256 of the contract file',
  chain: 'Chain of events',
  chainHolds: (p) => `${p.count} events, linked without gaps, unchanged`,
  chainBroken: (p) => `broken from event ${p.place}`,
  lastHash: 'Hash of the last event',
  madeAt: 'Produced',
  events: 'Events',
  address: 'IP address',
  device: 'Device',
  hash: 'Hash',
  page: (p) => `Page ${p.page} of ${p.count}`,
  notes: [
    'How to verify',
    '1. Open this package, or contract.pdf alone, on the /verify page of the platform; or contract.pdf in another program (Adobe Acrobat, pdfsig) with certificates/root.pem as a trusted root.',
    '2. Each event in evidence.json holds the hash of the one before. The hash is the SHA-256 of this JSON array: [1, contractId, place, kind, happenedAt, side, accountId, actorName, address, device, facts (as [name, value] pairs sorted by name), previousHash].',
    '3. evidence.pdf is signed with the platform’s certificate and time-stamped. The reason of its signature names the SHA-256 of contract.pdf, the number of events and the last hash, so that an event missing at the end is noticed.',
    '4. revocation-list.crl names the certificates that were revoked when this package was produced. Signatures made before the revocation hold.',
    '5. Certificates are issued by the platform’s own authority, which is not a licensed one. The signer’s identity was confirmed by a one-time code sent to the phone and by the checks listed here; they prove no more than that.',
  ],
};
export default en;
