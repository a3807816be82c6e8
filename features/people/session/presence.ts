import { z } from 'zod';
import { dateTimeText } from '../../../platform/wire/time.ts';

/** Parsed from the user agent; empty if unknown. */
export const device = {
  browser: z.string(),
  os: z.string(),
  ipaddr: z.string(),
};

export const ownSession = z.object({
  sessionId: z.number(),
  isCurrent: z.boolean(),
  ...device,
  loginTime: dateTimeText,
  lastSeenTime: dateTimeText.describe('to within five minutes'),
});
export type OwnSession = z.infer<typeof ownSession>;

/** Session of any user, for administrators. */
export const onlineSession = z.object({
  ...ownSession.shape,
  userName: z.string(),
  nickName: z.string(),
  companyName: z.string().nullable(),
});
export type OnlineSession = z.infer<typeof onlineSession>;

const SIGN_IN_OUTCOMES = ['done', 'wrongPassword', 'wrongCode', 'wrongSecondStep', 'locked'] as const;

/** Sign-in attempt on an account. */
export const signInTry = z.object({
  infoId: z.number(),
  way: z.enum(['password', 'code', 'partner']),
  outcome: z.enum(SIGN_IN_OUTCOMES),
  status: z.enum(['0', '1']).describe("'0': signed in, '1': refused"),
  ...device,
  loginTime: dateTimeText,
});
export type SignInTry = z.infer<typeof signInTry>;
export type SignInOutcome = SignInTry['outcome'];
export type SignInWay = SignInTry['way'];
