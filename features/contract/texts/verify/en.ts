import type zh from './zh.ts';

const en: typeof zh = {
  title: 'Verify signatures',
  hint: 'Choose a signed PDF. It is read in your browser and not uploaded.',
  choose: 'Choose a PDF',
  reading: 'Verifying…',
  valid: 'The signatures hold, and nothing has been changed since the last of them',
  invalid: 'The document does not pass',
  none: 'This document has no signatures',
  unreadable: 'The file cannot be read: it is no PDF, or is damaged',
  organization: 'Signed by',
  person: 'Person',
  code: 'Code',
  when: 'Signed at',
  way: 'How',
  byPassport: 'Advanced signature (AdES): passport, codes by SMS and e-mail',
  unknownTime: 'no time stamp that can be relied on',
  holds: 'Valid',
  notIntact: 'What was signed has been changed',
  notTrusted: 'The certificate was not issued by this platform, or was not valid',
  revoked: 'The certificate had been revoked before it signed',
  revokedLater: (p) => `The certificate was revoked on ${p.time}. This signature was made before and holds.`,
  changed: 'The pages have been changed since it was signed',
};
export default en;
