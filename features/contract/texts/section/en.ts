import server from '../server/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Contracts',
  hint: "Contracts with the platform. A signing link goes to the signer's phone; the contract holds once the platform has countersigned.",
  empty: 'No contracts',
  types: server.types,
  lines: { ...server.lines, '': '' },
  statuses: { 0: 'Not signed', 1: 'Waiting for signature', 2: 'Waiting for the platform', 3: 'In force' },
  deposit: 'Deposit',
  number: 'Contract no.',
  signed: 'Signed',
  validity: 'Valid',
  reason: 'Sent back',
  read: 'Read and sign',
  open: 'View',
  download: 'Download',
  template: 'Download template',
  preparing: 'The contract is being made…',
  page: (p) => `Page ${p.page} of ${p.count}`,
  toEnd: 'Please read to the end',
  agree: 'Agree and sign',
  seal: 'I have read and accept the seal agreement',
  sealMissing: 'Please accept the electronic seal agreement',
  sealTitle: 'Electronic seal agreement',
  sealText: [
    '1. The company lets the platform make its electronic seal from its registered name and code, to be used only on documents that the company confirms.',
    '2. The seal and its certificate are kept by the signing service of the platform. Each use is confirmed by the signer with a one-time code sent to the signer’s own phone.',
    '3. A seal put on after that confirmation states the will of the company and has the effect of a seal on paper.',
    '4. When a signer changes, a phone is lost or misuse is found, the company revokes the authorization at once and tells the platform.',
    '5. Time, signer and content are recorded in the signature and can be verified by both parties at any time.',
  ],
  close: 'Close',
  steps: ['Party A signs', 'Party B signs'],
  pending: 'Party A has signed. The platform will countersign.',
};
export default en;
