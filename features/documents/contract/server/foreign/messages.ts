import type { MessageKind } from '../../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../../../portal/message/msgTypes.ts';
import { countersign } from '../../operatorWire.ts';
import { contractQueuePage } from '../../pages.ts';
import { signerTexts } from '../link/texts.ts';

export const WITNESS_WANTED = 'contract_witness_wanted';

export const witnessWanted: MessageKind<{ companyName: string; contractNo: string; wish: string }> = {
  audience: 'holders',
  permission: countersign.access.code,
  businessCode: WITNESS_WANTED,
  handWay: 2,
  msgType: MSG_TYPE.contracts,
  render: (params, language) => signerTexts[language].witness(params),
  linkOf: () => ({ url: contractQueuePage.path }),
};
