import { z } from 'zod';
import { permission, publicly } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data, file, nothing } from '../../platform/wire/envelope.ts';
import { language } from '../../platform/wire/language.ts';
import { dateText } from '../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../platform/wire/validators.ts';
import { linkHolder } from './linkWire.ts';

/** Kilobytes of the picture in base64, with the rest. */
const MAX_BODY_KB = 2_100;
const MAX_PICTURE = 2_000_000;
const MAX_WISH = 200;

/** With blanks and hyphens. */
const MAX_TYPED = 40;
/** ICAO 9303: capital letters and digits. */
const passportNumber = z
  .string()
  .max(MAX_TYPED)
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,15}$/));

export const passportForm = z.object({
  passportName: line(80).describe('as in the passport'),
  passportNumber,
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('ISO 3166-1, of the issuing country'),
  validUntil: dateText,
  picture: z
    .string()
    .max(MAX_PICTURE)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/)
    .describe('JPEG or PNG in base64'),
  isAgreed: z.literal(true).describe('the consent text, in the language given'),
  language,
  witnessWish: optionalLine(MAX_WISH).describe('when a witness of the platform should be there'),
});

export const sendPassport = call({
  method: 'POST',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  maxBodyKb: MAX_BODY_KB,
  detectsDuplicates: true,
  path: '/contract/passport',
  summary: 'Passport and consent of a signer without mainland papers; kept encrypted as evidence',
  input: linkHolder.extend(passportForm.shape),
  response: nothing(),
});

const operatorRead = {
  method: 'GET',
  effect: 'read',
  access: permission('operation:contract:list'),
  input: z.object({ contractId: id }),
} as const;

const passportEvidence = z.object({
  registeredName: z.string().describe('of the legal representative'),
  passportName: z.string(),
  passportNumber: z.string(),
  countryCode: z.string(),
  validUntil: z.string(),
  mobile: z.string(),
  email: z.string(),
  consentTime: z.string(),
  consentLanguage: language,
  witnessWish: z.string(),
  witnessName: z.string().describe("of the platform; '': nobody has witnessed"),
  witnessTime: z.string().nullable(),
});
export type PassportEvidence = z.infer<typeof passportEvidence>;

export const readPassportEvidence = call({
  ...operatorRead,
  path: '/operation/contract/passport',
  summary: "Passport that a contract's signer showed; null: none",
  response: data(passportEvidence.nullable()),
});

export const readPassportPicture = call({
  ...operatorRead,
  path: '/operation/contract/passportPicture',
  summary: "Picture of the signer's passport",
  response: file(),
});

export const confirmWitness = call({
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  path: '/operation/contract/witness',
  summary: 'Record that the signer was seen with the passport at an appointment',
  input: z.object({ contractId: id }),
  response: nothing(),
});
