import { z } from 'zod';
import { permission, publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { language } from '../../../platform/wire/language.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { linkHolder, witnessAppointment } from './linkWire.ts';
import { witnessState } from './witnessState.ts';

/** Kilobytes of the picture in base64, with the rest. */
const MAX_BODY_KB = 2_100;
const MAX_PICTURE = 2_000_000;
const MAX_WISH = 200;
/** Days ahead that an appointment can be. */
export const APPOINTMENT_DAYS = 14;

/** With blanks and hyphens. */
const MAX_TYPED = 40;
/** ICAO 9303: capital letters and digits. */
const passportNumber = z
  .string()
  .max(MAX_TYPED)
  .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{5,15}$/));

const appointment = {
  witnessTime: dateTimeText.optional().describe('when a witness of the platform should be there; left out: none'),
  witnessWish: optionalLine(MAX_WISH).describe('how to meet, in words'),
};

const passportForm = z.object({
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
  ...appointment,
});

export const sendPassport = call({
  method: 'POST',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 10,
  maxBodyKb: MAX_BODY_KB,
  detectsDuplicates: true,
  path: '/contract/passport',
  summary: 'Submit passport and consent of a signer without mainland identity documents; stored encrypted as evidence',
  input: linkHolder.extend(passportForm.shape),
  response: nothing(),
});

export const proposeWitness = call({
  method: 'POST',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: 5,
  detectsDuplicates: true,
  path: '/contract/witness',
  summary: 'Propose a time, or another one, for a platform witness; the platform confirms or declines',
  input: linkHolder.extend({ ...appointment, witnessTime: dateTimeText }),
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
  appointment: witnessAppointment.nullable(),
  witnessName: z.string().describe("of the platform; '': nobody has witnessed"),
  witnessTime: z.string().nullable(),
});
export type PassportEvidence = z.infer<typeof passportEvidence>;

export const readPassportEvidence = call({
  ...operatorRead,
  path: '/operation/contract/passport',
  summary: 'Passport data submitted by a contract’s signer; null: none',
  response: data(passportEvidence.nullable()),
});

export const readPassportPicture = call({
  ...operatorRead,
  path: '/operation/contract/passportPicture',
  summary: 'Photo of the signer’s passport',
  response: file(),
});

export const confirmWitness = call({
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  path: '/operation/contract/witness',
  summary: 'Record that the signer was met with the original passport at an appointment',
  input: z.object({ contractId: id }),
  response: nothing(),
});

const MAX_NOTE = 300;

export const decideWitness = call({
  method: 'POST',
  effect: 'write',
  access: permission('operation:contract:edit'),
  path: '/operation/contract/witnessAppointment',
  summary: 'Confirm or decline a proposed witness appointment; the signer is notified by SMS and e-mail',
  input: z.object({
    contractId: id,
    witnessTime: dateTimeText.describe('as it was seen'),
    isConfirmed: z.boolean(),
    note: line(MAX_NOTE).describe('where and how to meet; why not, when declined'),
  }),
  response: nothing(),
});

export const listWitnessAppointments = call({
  method: 'GET',
  effect: 'read',
  access: permission('operation:contract:list'),
  path: '/operation/contract/witnessAppointments',
  summary: 'Witness appointments to be confirmed or attended, next first',
  input: z.object({}),
  response: data(
    z.array(
      z.object({
        contractId: z.number(),
        contractNo: z.string(),
        companyFullName: z.string(),
        signerName: z.string(),
        witnessTime: z.string(),
        state: witnessState,
      }),
    ),
  ),
});
