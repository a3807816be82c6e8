import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import type { LineType } from '../../network/wire.ts';
import type { ContractType } from '../contractTypes.ts';
import { countersign } from '../operatorWire.ts';
import { contractQueuePage } from '../pages.ts';
import { contractName } from './contractName.ts';
import { texts } from './texts.ts';

export const aboutContract = (contractId: number) => `contract:${contractId}`;

const TO_COUNTERSIGN = 'contract_to_countersign';
const REFUSED = 'contract_refused';
const SECTION = '/user/index?section=contracts';
/** No permission: main accounts alone. */
const COMPANY = { audience: 'company', permission: '', msgType: MSG_TYPE.contracts } as const;

export const contractToCountersign: MessageKind<{ companyName: string; contractNo: string }> = {
  audience: 'holders',
  permission: countersign.access.code,
  businessCode: TO_COUNTERSIGN,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => texts[language].messages.toCountersign(params),
  linkOf: () => ({ url: contractQueuePage.path }),
  closes: [REFUSED],
};

export const contractInForce: MessageKind<{ contractNo: string; endDate: string }> = {
  ...COMPANY,
  businessCode: 'contract_in_force',
  handWay: 0,
  render: (params, language) => texts[language].messages.inForce(params),
  linkOf: () => ({ url: SECTION }),
  closes: [TO_COUNTERSIGN],
};

export const contractRefused: MessageKind<{ contractNo: string; reason: string }> = {
  ...COMPANY,
  businessCode: REFUSED,
  handWay: 2,
  render: (params, language) => texts[language].messages.refused(params),
  linkOf: () => ({ url: SECTION }),
  closes: [TO_COUNTERSIGN],
};

/** One to-do for each company: signing closes its own. */
export const aboutNewVersion = (templateId: number, companyId: number) =>
  `contractTemplate:${templateId}:${companyId}`;
export const NEW_VERSION = 'contract_new_version';

export const contractNewVersion: MessageKind<{ contractType: ContractType; lineType: LineType | '' }> = {
  ...COMPANY,
  businessCode: NEW_VERSION,
  handWay: 2,
  render: (params, language) =>
    texts[language].messages.newVersion({ contract: contractName(params, language) }),
  linkOf: () => ({ url: SECTION }),
};

export const messages: readonly MessageKind[] = [
  contractToCountersign,
  contractInForce,
  contractRefused,
  contractNewVersion,
];
