import { type MessageKind, messageKindsIn } from '../../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { accountPage } from '../../../../people/session/pages.ts';
import { MSG_TYPE } from '../../../../portal/message/msgTypes.ts';
import { countersign } from '../../operatorWire.ts';
import { contractQueuePage } from '../../pages.ts';
import { lifeTexts } from './texts.ts';

const ASKED = 'contract_void_asked';
const ASKED_BY_COMPANY = 'contract_void_asked_by_company';
export const ENDING = 'contract_ending';
const SECTION = pathTo(accountPage, { section: 'contracts' });
const VOID_TODOS = [ASKED, ASKED_BY_COMPANY];
/** No permission: main accounts alone. */
const COMPANY = {
  audience: 'company',
  permission: '',
  handWay: 0,
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: SECTION }),
} as const;
const OPERATORS = {
  audience: 'holders',
  permission: countersign.access.code,
  handWay: 0,
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: contractQueuePage.path }),
} as const;

const kindOf = messageKindsIn(lifeTexts);
export const voidAsked = kindOf(ASKED, { ...COMPANY, handWay: 2 }, (t) => t.messages.voidAsked);
export const voidAskedByCompany = kindOf(
  ASKED_BY_COMPANY,
  { ...OPERATORS, handWay: 2 },
  (t) => t.messages.voidAskedByCompany,
);
export const contractVoided = kindOf(
  'contract_voided',
  { ...COMPANY, closes: [...VOID_TODOS, ENDING] },
  (t) => t.messages.voided,
);
export const contractVoidedForOperators = kindOf(
  'contract_voided_operators',
  { ...OPERATORS, closes: VOID_TODOS },
  (t) => t.messages.voided,
);
export const voidDeclined = kindOf(
  'contract_void_declined',
  { ...COMPANY, closes: VOID_TODOS },
  (t) => t.messages.voidDeclined,
);
export const voidDeclinedForOperators = kindOf(
  'contract_void_declined_operators',
  { ...OPERATORS, closes: VOID_TODOS },
  (t) => t.messages.voidDeclined,
);
export const contractEnding = kindOf(ENDING, { ...COMPANY, handWay: 2 }, (t) => t.messages.ending);

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
