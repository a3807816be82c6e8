import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { accountPage } from '../../session/pages.ts';
import { trusteeReviewPage } from '../pages.ts';
import { approveTrustee } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutTrustee = (authorizedId: number) => `trustee:${authorizedId}`;

const SUBMITTED = 'trustee_submitted';
const REJECTED = 'trustee_rejected';
export const EXPIRING = 'trustee_expiring';
/** To-dos that end with the authorization. */
export const TRUSTEE_TODOS = [SUBMITTED, REJECTED, EXPIRING];
export const REMINDER_TODOS = [EXPIRING];

const kindOf = messageKindsIn(texts);

const REVIEWERS = {
  audience: 'holders',
  permission: approveTrustee.access.code,
  handWay: 2,
  msgType: MSG_TYPE.review,
  linkOf: ({ authorizedId }: { authorizedId: number }) => ({
    url: pathTo(trusteeReviewPage, { trustee: authorizedId }),
  }),
  closes: [REJECTED],
} as const;
const OWNER = {
  audience: 'person',
  permission: '',
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: pathTo(accountPage, { section: 'trustees' }) }),
} as const;
const DECIDED = { ...OWNER, closes: [SUBMITTED] };

export const trusteeSubmitted = kindOf(SUBMITTED, REVIEWERS, (t) => t.messages.submitted);
export const trusteeApproved = kindOf('trustee_approved', { ...DECIDED, handWay: 0 }, (t) => t.messages.approved);
export const trusteeRejected = kindOf(REJECTED, { ...DECIDED, handWay: 2 }, (t) => t.messages.rejected);
export const trusteeExpiring = kindOf(EXPIRING, { ...OWNER, handWay: 2 }, (t) => t.messages.expiring);
export const trusteeExpired = kindOf(
  'trustee_expired',
  { ...OWNER, handWay: 1, closes: [EXPIRING] },
  (t) => t.messages.expired,
);

export const messages: readonly MessageKind[] = [
  trusteeSubmitted,
  trusteeApproved,
  trusteeRejected,
  trusteeExpiring,
  trusteeExpired,
];
