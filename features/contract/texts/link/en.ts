import server from '../server/en.ts';
import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Sign a contract',
  intro: (p) => `${p.company} asks you to sign a contract`,
  types: server.types,
  lines: { ...server.lines, '': '' },
  contract: 'Contract',
  number: 'Contract no.',
  partyB: 'Party B',
  signer: 'Signer',
  until: 'Link valid until',
  page: (p) => `Page ${p.page} of ${p.count}`,
  confirm: 'Confirm and sign',
  sendCode: 'Get a code',
  again: 'Send again',
  codeSent: (p) => `The code has been sent to ${p.mobile}`,
  code: 'Code from the SMS',
  sign: 'Sign the contract',
  done: 'Signed',
  doneText: (p) => `Contract ${p.number} was signed at ${p.when} and waits for the platform.`,
  closed: 'This link cannot be opened',
  retry: 'Try again',
};
export default en;
