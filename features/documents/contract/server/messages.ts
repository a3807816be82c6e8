import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import type { LineType } from '../../../freight/network/wire.ts';
import { accountPage } from '../../../people/session/pages.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import type { ContractType } from '../contractTypes.ts';
import { countersign } from '../operatorWire.ts';
import { contractQueuePage } from '../pages.ts';
import { contractName } from './contractName.ts';
import { texts } from './texts.ts';

export const aboutContract = (contractId: number) => `contract:${contractId}`;

const TO_COUNTERSIGN = 'contract_to_countersign';
const REFUSED = 'contract_refused';
/** No permission: main accounts alone. */
const COMPANY = {
  audience: 'company',
  permission: '',
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: pathTo(accountPage, { section: 'contracts' }) }),
} as const;
const OPERATORS = {
  audience: 'holders',
  permission: countersign.access.code,
  msgType: MSG_TYPE.contracts,
  linkOf: () => ({ url: contractQueuePage.path }),
} as const;

const kindOf = messageKindsIn(texts);

export const contractToCountersign = kindOf(
  TO_COUNTERSIGN,
  { ...OPERATORS, handWay: 2, closes: [REFUSED] },
  (t) => t.messages.toCountersign,
);
export const contractInForce = kindOf(
  'contract_in_force',
  { ...COMPANY, handWay: 0, closes: [TO_COUNTERSIGN] },
  (t) => t.messages.inForce,
);
export const contractRefused = kindOf(
  REFUSED,
  { ...COMPANY, handWay: 2, closes: [TO_COUNTERSIGN] },
  (t) => t.messages.refused,
);

/** One to-do for each company: signing closes its own. */
export const aboutNewVersion = (templateId: number, companyId: number) => `contractTemplate:${templateId}:${companyId}`;
export const NEW_VERSION = 'contract_new_version';

export const contractNewVersion: MessageKind<{ contractType: ContractType; lineType: LineType | '' }> = {
  ...COMPANY,
  businessCode: NEW_VERSION,
  handWay: 2,
  render: (params, language) => texts[language].messages.newVersion({ contract: contractName(params, language) }),
};

export const messages: readonly MessageKind[] = [
  contractToCountersign,
  contractInForce,
  contractRefused,
  contractNewVersion,
];
