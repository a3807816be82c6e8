import { CODE } from '../../wire/envelope.ts';
import { userError } from '../texts/texts.ts';
import type { UserError } from '../texts/userError.ts';
import type { CloseReason } from './closeReasons.ts';

/** Errors sent before closing for these reasons. */
export const CLOSE_ERRORS: Partial<Record<CloseReason, UserError>> = {
  malformed: userError((t) => t.live.malformed),
  tooBig: userError((t) => t.live.tooBig),
  flood: userError((t) => t.live.flood),
  tooLate: userError((t) => t.live.connectFirst),
};

/** `forbidden`: no retry can succeed, so the portal's pages back off longer. */
export const liveErrors = {
  signIn: userError((t) => t.signIn, CODE.signIn),
  passwordFirst: userError((t) => t.passwordFirst, CODE.passwordFirst),
  busy: userError((t) => t.busy),
  connectFirst: userError((t) => t.live.connectFirst),
  version: userError((t) => t.live.version, CODE.forbidden),
  otherCompany: userError((t) => t.live.otherCompany, CODE.forbidden),
  manyConnections: userError((t) => t.live.manyConnections, CODE.forbidden),
  manySubscriptions: (max: number) => userError((t) => t.live.manySubscriptions({ max })),
  notYours: userError((t) => t.live.notYours, CODE.forbidden),
  absent: userError((t) => t.live.absent, CODE.absent),
  automatic: userError((t) => t.live.automatic),
  noTransaction: userError((t) => t.live.noTransaction),
  transactionOpen: userError((t) => t.live.transactionOpen),
  manyTransactions: (max: number) => userError((t) => t.live.manyTransactions({ max })),
  readOnly: userError((t) => t.live.readOnly, CODE.forbidden),
};
