import server from '../server/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Line requirements',
  subtitle: 'Contracts and deposits that companies need before booking on a line; the latest rule in force applies',
  empty: 'No requirements: every line can be booked at once',
  types: { ...server.types, '': 'No contract' },
  lines: server.lines,
  entities: { 0: 'Mainland company', 1: 'Overseas company', 2: 'Individual' },
  periods: { current: 'In force', coming: 'Upcoming', past: 'Replaced' },
  yesNo: { true: 'Required', false: 'Not required' },
  line: 'Line',
  entity: 'Kind of company',
  contract: 'Contract',
  deposit: 'Deposit',
  amount: 'Amount, CNY',
  amountOfTemplate: 'As in the template',
  amountHint: 'Left empty: the amount of the contract template',
  validFrom: 'Valid from',
  period: 'Status',
  demandsDeposit: 'A deposit is required',
  add: 'Add requirement',
  edit: 'Edit requirement',
  saved: 'Saved. Bookings are checked against it at once.',
  removed: 'Removed',
  nameOf: (p) => `${p.line} · ${p.entity} · ${p.date}`,
  absent: 'This requirement does not exist. Please reload.',
  twice: 'There is already a requirement for this line and kind of company from that day.',
  depositNeedsContract: 'A deposit belongs to a contract. Choose the contract first.',
};
export default en;
