import server from '../server/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Contracts to countersign',
  subtitle: 'Contracts of all companies, longest waiting first',
  empty: 'No contracts',
  types: server.types,
  lines: { ...server.lines, '': '' },
  contractNo: 'Contract no.',
  company: 'Company',
  companyNo: 'Company no.',
  type: 'Contract',
  line: 'Line',
  status: 'Status',
  statuses: { 0: 'Not signed', 1: 'With the company', 2: 'To countersign', 3: 'In force' },
  signer: 'Signer',
  signedAt: 'Signed by company',
  start: 'Valid from',
  end: 'Valid until',
  reason: 'Reason',
  pdf: 'View',
  countersign: 'Countersign',
  countersignAsk: 'Sign this contract for the platform?',
  countersignText: 'It holds at once, and both sides can download it.',
  countersigned: 'Countersigned. The contract is in force.',
  refuse: 'Send back',
  refuseTitle: 'Send the contract back',
  refuseText: 'The company is told the reason and can sign again.',
  refused: 'Sent back. The company has been notified.',
};
export default en;
