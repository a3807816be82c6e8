import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { device } from './presence.ts';

export const RECOVERY_CODES = 10;
export const TRUST_DAYS = 30;

const ownPassword = {
  password: z.string().max(2000).default('').describe('your password, encrypted as at `login`'),
  encrypted: z.boolean().default(true),
};
const code = line(40).describe('of the authenticator app, or a recovery code');

const trustedDeviceRow = z.object({
  deviceId: z.number(),
  ...device,
  lastUsedTime: dateTimeText,
  expireTime: dateTimeText,
});
export type TrustedDevice = z.infer<typeof trustedDeviceRow>;

const twoStepState = z.object({
  isOn: z.boolean(),
  isDemanded: z.boolean().describe('it cannot be turned off'),
  sinceTime: dateTimeText.nullable(),
  recoveryCodesLeft: z.number().int(),
  devices: z.array(trustedDeviceRow),
});
export type TwoStepState = z.infer<typeof twoStepState>;

export const readTwoStep = call({
  method: 'GET',
  path: '/mycenter/twoStep',
  effect: 'read',
  access: signedIn,
  isAllowedBeforePasswordChange: true,
  summary: 'The user’s two-step sign-in and trusted devices',
  input: z.object({}),
  response: data(twoStepState),
});

export const startTwoStep = call({
  method: 'POST',
  path: '/mycenter/twoStep/start',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 30,
  isAllowedBeforePasswordChange: true,
  summary: 'Create a new authenticator secret; takes effect when confirmed by a first code',
  input: z.object(ownPassword),
  response: data(z.object({ secret: z.string(), uri: z.string().describe('content of the QR code') })),
});

const recoveryCodes = data(z.object({ recoveryCodes: z.array(z.string()) }));

export const confirmTwoStep = call({
  method: 'POST',
  path: '/mycenter/twoStep/confirm',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 30,
  isAllowedBeforePasswordChange: true,
  summary: 'Turn on two-step sign-in; returns the recovery codes, shown only once',
  input: z.object({ code: line(40) }),
  response: recoveryCodes,
});

export const renewRecoveryCodes = call({
  method: 'POST',
  path: '/mycenter/twoStep/recoveryCodes',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 30,
  summary: 'Replace the recovery codes',
  input: z.object({ ...ownPassword, code }),
  response: recoveryCodes,
});

export const turnOffTwoStep = call({
  method: 'POST',
  path: '/mycenter/twoStep/off',
  effect: 'write',
  access: signedIn,
  rateLimitPerMinute: 30,
  summary: 'Turn off two-step sign-in; deletes recovery codes and trusted devices',
  input: z.object({ ...ownPassword, code }),
  response: nothing(),
});

export const distrustDevice = call({
  method: 'DELETE',
  path: '/mycenter/twoStep/device/{deviceId}',
  effect: 'write',
  access: signedIn,
  summary: 'Require the second step on this device again',
  input: z.object({ deviceId: id }),
  response: nothing(),
});

const twoStepPerson = z.object({
  twoStepId: z.number(),
  userName: z.string(),
  nickName: z.string(),
  companyName: z.string().nullable(),
  sinceTime: dateTimeText.nullable(),
  recoveryCodesLeft: z.number().int(),
});
export type TwoStepPerson = z.infer<typeof twoStepPerson>;

const twoStepPermission = permissionsOf('system:twoStep');

export const twoStepPeople = records({
  path: '/system/twoStep',
  access: twoStepPermission,
  idName: 'twoStepId',
  row: twoStepPerson,
  fields: {},
  filter: { userName: optionalLine(100) },
  exportName: 'session.twoStep',
  calls: { list: 'People who have two-step sign-in, newest first' },
});

export const resetTwoStep = call({
  method: 'POST',
  path: '/system/twoStep/reset',
  effect: 'write',
  access: twoStepPermission('remove'),
  summary: 'Reset two-step sign-in of a user who lost app and recovery codes; the user is notified',
  input: z.object({ twoStepId: id, reason: line(200) }),
  response: nothing(),
});
