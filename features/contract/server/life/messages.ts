import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../message/msgTypes.ts';
import { countersign } from '../../operatorWire.ts';
import { contractQueuePage } from '../../pages.ts';
import { lifeTexts } from './texts.ts';

const ASKED = 'contract_void_asked';
const ASKED_BY_COMPANY = 'contract_void_asked_by_company';
export const ENDING = 'contract_ending';
const SECTION = '/user/index?section=contracts';
const VOID_TODOS = [ASKED, ASKED_BY_COMPANY];
/** No permission: main accounts alone. */
const COMPANY = {
  audience: 'company',
  permission: '',
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: SECTION }),
} as const;
const OPERATORS = {
  audience: 'holders',
  permission: countersign.access.code,
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: contractQueuePage.path }),
} as const;

export const voidAsked: MessageKind<{ contractNo: string; reason: string }> = {
  ...COMPANY,
  businessCode: ASKED,
  handWay: 2,
  render: (params, language) => lifeTexts[language].messages.voidAsked(params),
};

export const voidAskedByCompany: MessageKind<{ companyName: string; contractNo: string; reason: string }> = {
  ...OPERATORS,
  businessCode: ASKED_BY_COMPANY,
  handWay: 2,
  render: (params, language) => lifeTexts[language].messages.voidAskedByCompany(params),
};

export const contractVoided: MessageKind<{ contractNo: string }> = {
  ...COMPANY,
  businessCode: 'contract_voided',
  handWay: 0,
  render: (params, language) => lifeTexts[language].messages.voided(params),
  closes: [...VOID_TODOS, ENDING],
};

export const contractVoidedForOperators: MessageKind<{ contractNo: string }> = {
  ...OPERATORS,
  businessCode: 'contract_voided_operators',
  handWay: 0,
  render: (params, language) => lifeTexts[language].messages.voided(params),
  closes: VOID_TODOS,
};

export const voidDeclined: MessageKind<{ contractNo: string; answer: string }> = {
  ...COMPANY,
  businessCode: 'contract_void_declined',
  handWay: 0,
  render: (params, language) => lifeTexts[language].messages.voidDeclined(params),
  closes: VOID_TODOS,
};

export const voidDeclinedForOperators: MessageKind<{ contractNo: string; answer: string }> = {
  ...OPERATORS,
  businessCode: 'contract_void_declined_operators',
  handWay: 0,
  render: (params, language) => lifeTexts[language].messages.voidDeclined(params),
  closes: VOID_TODOS,
};

export const contractEnding: MessageKind<{ contractNo: string; endDate: string; days: number }> = {
  ...COMPANY,
  businessCode: ENDING,
  handWay: 2,
  render: (params, language) => lifeTexts[language].messages.ending(params),
};

export const lifeMessages: readonly MessageKind[] = [
  voidAsked,
  voidAskedByCompany,
  contractVoided,
  contractVoidedForOperators,
  voidDeclined,
  voidDeclinedForOperators,
  contractEnding,
];
export const VOID_TODO_CODES: readonly string[] = VOID_TODOS;
