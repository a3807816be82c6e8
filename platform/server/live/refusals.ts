import { CODE } from '../../wire/envelope.ts';
import type { Refusal } from '../http/refusal.ts';
import { refuse } from '../texts/texts.ts';
import type { Closing } from './closing.ts';

/** Errors sent before closing for these reasons. */
export const FAULTS: Partial<Record<Closing, Refusal>> = {
  malformed: refuse((t) => t.live.malformed),
  tooBig: refuse((t) => t.live.tooBig),
  flood: refuse((t) => t.live.flood),
  tooLate: refuse((t) => t.live.connectFirst),
};

/** `forbidden`: no retry can succeed, so the portal's pages back off longer. */
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
