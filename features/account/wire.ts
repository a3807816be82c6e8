import { z } from 'zod';
import { permission, publicly } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data } from '../../platform/wire/envelope.ts';

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
