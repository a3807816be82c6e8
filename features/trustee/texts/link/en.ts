import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Signing by a trustee',
  intro: (p) => `${p.company} has authorized you to sign for it`,
  name: 'Trustee',
  idNo: 'ID number',
  company: 'Company',
  what: 'To be signed',
  whatText: 'Electronic contracts between the company and the platform, with their documents',
  period: 'Authorized',
  until: 'Link valid until',
  none: 'No contract is waiting for your signature',
  noneText: 'Signing opens here once a contract waits. When the link has expired, ask the company for a new one.',
  keep: 'Open the link on this device only, and do not pass it on.',
  closed: 'This link cannot be opened',
  retry: 'Try again',
};
export default en;
