import type zh from './zh.ts';

const en: typeof zh = {
  invalid: 'This API key is unknown, expired or revoked.',
  wrongAddress: (p) => `This API key may not be used from ${p.address}.`,
  tooMany: (p) => `Too many calls: at most ${p.max} a minute for each API key.`,
  closed: 'This call is closed to API keys.',
  noScope: (p) => `This API key lacks the scope; the call needs one of: ${p.scopes}.`,
  addressWrong: 'Enter an IP address or network, such as 203.0.113.7 or 203.0.113.0/24',
  tooManyKeys: (p) => `A company has at most ${p.max} valid API keys. Revoke those that are no longer used.`,
  expiryWrong: 'Choose a day within the next year',
  keyAbsent: 'This API key does not exist or has ended.',
  audienceWrong: (p) => `The audience is not this site; it must be ${p.host}`,
  notAgreed:
    'Nobody to sign in: the user is not of this company, or has not agreed to this partner in the account centre',
  expiring: (p) => ({
    title: `API key expires soon: ${p.name}`,
    content: `The API key “${p.name}” expires on ${p.day}. Create a new one, put it into your systems and revoke the old one.`,
  }),
};
export default en;
