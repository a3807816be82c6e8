import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { ENTERPRISE_PATH } from '../../account/enterprisePath.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { JOIN_PATH } from '../joinPath.ts';
import { companyReviewPage } from '../pages.ts';
import { COMPANY_SECTION, JOIN_REQUESTS_SECTION } from '../sectionPaths.ts';
import { approveCompany, documentsRight, joinDecision } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutRegistration = (registrationId: number) => `companyRegistration:${registrationId}`;
export const aboutJoin = (joinId: number) => `joinRequest:${joinId}`;

const PERSON = { audience: 'person', permission: '' } as const;
const MAIN_ACCOUNT_ONLY = { audience: 'company', permission: documentsRight.code } as const;

const SUBMITTED = 'company_submitted';
const RETURNED = 'company_returned';
const CHANGE_SUBMITTED = 'company_change_submitted';
const CHANGE_RETURNED = 'company_change_returned';
const JOIN_ASKED = 'company_join_asked';
export const JOIN_TODOS = [JOIN_ASKED];
export const REVIEW_TODOS = [SUBMITTED];
export const CHANGE_TODOS = [CHANGE_SUBMITTED, CHANGE_RETURNED];

export const companySubmitted: MessageKind<{ companyName: string; registrationId: number }> = {
  audience: 'holders',
  permission: approveCompany.access.code,
  businessCode: SUBMITTED,
  handWay: 2,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].messages.submitted(params),
  linkOf: ({ registrationId }) => ({ url: `${companyReviewPage.path}?registration=${registrationId}` }),
  closes: [RETURNED],
};

export const companyApproved: MessageKind<{ companyName: string }> = {
  ...PERSON,
  businessCode: 'company_approved',
  handWay: 0,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.approved(params),
  linkOf: () => ({ url: '/planyleList' }),
  closes: [SUBMITTED, RETURNED],
};

export const companyReturned: MessageKind<{ companyName: string }> = {
  ...PERSON,
  businessCode: RETURNED,
  handWay: 2,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.returned(params),
  linkOf: () => ({ url: ENTERPRISE_PATH }),
  closes: [SUBMITTED],
};

/** `kind`: what was asked for, `ChangeKind` */
export const changeSubmitted: MessageKind<{ companyName: string; registrationId: number; kind: string }> = {
  audience: 'holders',
  permission: approveCompany.access.code,
  businessCode: CHANGE_SUBMITTED,
  handWay: 2,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].messages.changeSubmitted(params),
  linkOf: ({ registrationId }) => ({ url: `${companyReviewPage.path}?registration=${registrationId}` }),
  closes: CHANGE_TODOS,
};

export const changeApproved: MessageKind<{ companyName: string; kind: string }> = {
  ...MAIN_ACCOUNT_ONLY,
  businessCode: 'company_change_approved',
  handWay: 0,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.changeApproved(params),
  linkOf: () => ({ url: COMPANY_SECTION }),
  closes: CHANGE_TODOS,
};

export const changeReturned: MessageKind<{ companyName: string; kind: string }> = {
  ...MAIN_ACCOUNT_ONLY,
  businessCode: CHANGE_RETURNED,
  handWay: 2,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.changeReturned(params),
  linkOf: () => ({ url: COMPANY_SECTION }),
  closes: [CHANGE_SUBMITTED],
};

export const joinAsked: MessageKind<{ personName: string }> = {
  audience: 'company',
  permission: joinDecision.code,
  businessCode: JOIN_ASKED,
  handWay: 2,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].messages.joinAsked(params),
  linkOf: () => ({ url: JOIN_REQUESTS_SECTION }),
};

export const joined: MessageKind<{ companyName: string }> = {
  ...PERSON,
  businessCode: 'company_joined',
  handWay: 0,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.joined(params),
  linkOf: () => ({ url: '/user/index' }),
  closes: JOIN_TODOS,
};

export const joinDeclined: MessageKind<{ companyName: string; reason: string }> = {
  ...PERSON,
  businessCode: 'company_join_declined',
  handWay: 0,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.joinDeclined(params),
  linkOf: () => ({ url: JOIN_PATH }),
  closes: JOIN_TODOS,
};

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
