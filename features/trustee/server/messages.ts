import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
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

const OWNER = { audience: 'person', permission: '' } as const;
const SECTION = '/user/index?section=trustees';

export const trusteeSubmitted: MessageKind<{ companyName: string; name: string; authorizedId: number }> = {
  audience: 'holders',
  permission: approveTrustee.access.code,
  businessCode: SUBMITTED,
  handWay: 2,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].messages.submitted(params),
  linkOf: ({ authorizedId }) => ({ url: `${trusteeReviewPage.path}?trustee=${authorizedId}` }),
  closes: [REJECTED],
};

export const trusteeApproved: MessageKind<{ name: string; endDate: string }> = {
  ...OWNER,
  businessCode: 'trustee_approved',
  handWay: 0,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.approved(params),
  linkOf: () => ({ url: SECTION }),
  closes: [SUBMITTED],
};

export const trusteeRejected: MessageKind<{ name: string; reason: string }> = {
  ...OWNER,
  businessCode: REJECTED,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.rejected(params),
  linkOf: () => ({ url: SECTION }),
  closes: [SUBMITTED],
};

export const trusteeExpiring: MessageKind<{ name: string; endDate: string }> = {
  ...OWNER,
  businessCode: EXPIRING,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.expiring(params),
  linkOf: () => ({ url: SECTION }),
};

export const trusteeExpired: MessageKind<{ name: string; endDate: string }> = {
  ...OWNER,
  businessCode: 'trustee_expired',
  handWay: 1,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.expired(params),
  linkOf: () => ({ url: SECTION }),
  closes: [EXPIRING],
};

export const messages: readonly MessageKind[] = [
  trusteeSubmitted,
  trusteeApproved,
  trusteeRejected,
  trusteeExpiring,
  trusteeExpired,
];
