import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { ENTERPRISE_PATH } from '../../account/enterprisePath.ts';
import { TIMETABLE } from '../../account/laterPages.ts';
import { accountPage } from '../../session/pages.ts';
import { companyReviewPage, joinPage } from '../pages.ts';
import { COMPANY_SECTION, JOIN_REQUESTS_SECTION } from '../sectionPaths.ts';
import { approveCompany, documentsRight, joinDecision } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutRegistration = (registrationId: number) => `companyRegistration:${registrationId}`;
export const aboutJoin = (joinId: number) => `joinRequest:${joinId}`;

const kindOf = messageKindsIn(texts);

const SYSTEM = { handWay: 0, msgType: MSG_TYPE.system } as const;
const PERSON = { ...SYSTEM, audience: 'person', permission: '' } as const;
const MAIN_ACCOUNTS = {
  ...SYSTEM,
  audience: 'company',
  permission: documentsRight.code,
  linkOf: () => ({ url: COMPANY_SECTION }),
} as const;
const REVIEWERS = {
  audience: 'holders',
  permission: approveCompany.access.code,
  handWay: 2,
  msgType: MSG_TYPE.review,
  linkOf: ({ registrationId }: { registrationId: number }) => ({
    url: pathTo(companyReviewPage, { registration: registrationId }),
  }),
} as const;

const SUBMITTED = 'company_submitted';
const RETURNED = 'company_returned';
const CHANGE_SUBMITTED = 'company_change_submitted';
const CHANGE_RETURNED = 'company_change_returned';
const JOIN_ASKED = 'company_join_asked';
export const JOIN_TODOS = [JOIN_ASKED];
export const REVIEW_TODOS = [SUBMITTED];
export const CHANGE_TODOS = [CHANGE_SUBMITTED, CHANGE_RETURNED];
export const companySubmitted = kindOf(SUBMITTED, { ...REVIEWERS, closes: [RETURNED] }, (t) => t.messages.submitted);
export const companyApproved = kindOf(
  'company_approved',
  { ...PERSON, linkOf: () => ({ url: TIMETABLE.path }), closes: [SUBMITTED, RETURNED] },
  (t) => t.messages.approved,
);
export const companyReturned = kindOf(
  RETURNED,
  { ...PERSON, handWay: 2, linkOf: () => ({ url: ENTERPRISE_PATH }), closes: [SUBMITTED] },
  (t) => t.messages.returned,
);

/** `kind`: what was asked for, `ChangeKind` */
export const changeSubmitted = kindOf(
  CHANGE_SUBMITTED,
  { ...REVIEWERS, closes: CHANGE_TODOS },
  (t) => t.messages.changeSubmitted,
);
export const changeApproved = kindOf(
  'company_change_approved',
  { ...MAIN_ACCOUNTS, closes: CHANGE_TODOS },
  (t) => t.messages.changeApproved,
);
export const changeReturned = kindOf(
  CHANGE_RETURNED,
  { ...MAIN_ACCOUNTS, handWay: 2, closes: [CHANGE_SUBMITTED] },
  (t) => t.messages.changeReturned,
);
export const joinAsked = kindOf(
  JOIN_ASKED,
  {
    audience: 'company',
    permission: joinDecision.code,
    handWay: 2,
    msgType: MSG_TYPE.review,
    linkOf: () => ({ url: JOIN_REQUESTS_SECTION }),
  },
  (t) => t.messages.joinAsked,
);
export const joined = kindOf(
  'company_joined',
  { ...PERSON, linkOf: () => ({ url: accountPage.path }), closes: JOIN_TODOS },
  (t) => t.messages.joined,
);
export const joinDeclined = kindOf(
  'company_join_declined',
  { ...PERSON, linkOf: () => ({ url: joinPage.path }), closes: JOIN_TODOS },
  (t) => t.messages.joinDeclined,
);

export const messages: readonly MessageKind[] = [
  companySubmitted,
  companyApproved,
  companyReturned,
  changeSubmitted,
  changeApproved,
  changeReturned,
  joinAsked,
  joined,
  joinDeclined,
];
