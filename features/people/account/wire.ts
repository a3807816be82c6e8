import { z } from 'zod';
import { permission, publicly, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { optionalLine } from '../../../platform/wire/validators.ts';

export const telephoneCode = z.object({
  countryCode: z.string().describe('ISO 3166-1, two letters'),
  countryName: z.string().describe('in the language of the request'),
  telephoneCode: z.string().describe('with its plus sign: +86'),
});
export type TelephoneCode = z.infer<typeof telephoneCode>;

export const getTelephoneCodeList = call({
  method: 'GET',
  path: '/common/getTelephoneCodeList',
  effect: 'read',
  access: publicly,
  summary: 'Country calling codes, China first, then by name',
  input: z.object({}),
  response: data(z.array(telephoneCode)),
});

/** Finds companies by name; the calls that list their bookings are those of booking. */
export const findCompanies = { access: permission('operation:booking:list') };

/** People of the platform, whatever they work on. */
const operates = rule('operator', ({ permissions }) =>
  permissions.some((code) => code === '*:*:*' || code.startsWith('operation:')),
);

export const searchCompanies = call({
  method: 'GET',
  path: '/operation/company/search',
  effect: 'read',
  access: operates,
  summary: 'Companies by part of their name or number, the first twenty by number',
  input: z.object({ keyword: optionalLine(100) }),
  response: data(z.array(z.object({ companyNo: z.string(), fullName: z.string() }))),
});
