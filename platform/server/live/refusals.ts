import { CODE } from '../../wire/envelope.ts';
import type { Refusal } from '../http/refusal.ts';
import { refuse } from '../texts/texts.ts';
import type { Closing } from './closing.ts';

/** What is said to a client that breaks off its own connection, before it is closed for this reason. */
export const FAULTS: Partial<Record<Closing, Refusal>> = {
  malformed: refuse((t) => t.live.malformed),
  tooBig: refuse((t) => t.live.tooBig),
  flood: refuse((t) => t.live.flood),
  tooLate: refuse((t) => t.live.connectFirst),
};

/** What no later try mends by itself carries `forbidden`: the portal's pages then try again seldom. */
export const refusals = {
  signIn: refuse((t) => t.signIn, CODE.signIn),
  passwordFirst: refuse((t) => t.passwordFirst, CODE.passwordFirst),
  busy: refuse((t) => t.busy),
  connectFirst: refuse((t) => t.live.connectFirst),
  version: refuse((t) => t.live.version, CODE.forbidden),
  otherCompany: refuse((t) => t.live.otherCompany, CODE.forbidden),
  manyConnections: refuse((t) => t.live.manyConnections, CODE.forbidden),
  manySubscriptions: (max: number) => refuse((t) => t.live.manySubscriptions({ max })),
  notYours: refuse((t) => t.live.notYours, CODE.forbidden),
  absent: refuse((t) => t.live.absent, CODE.absent),
  readOnly: refuse((t) => t.live.readOnly, CODE.forbidden),
};
