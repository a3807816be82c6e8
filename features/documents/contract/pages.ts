import { page } from '../../../platform/wire/page.ts';
import { TRUSTEE_SIGN } from '../../people/trustee/signLink.ts';
import { lineDemands } from './demandWire.ts';
import { contractQueue } from './operatorWire.ts';
import { contractTemplates } from './templateWire.ts';

export const contractQueuePage = page({
  name: 'operationContracts',
  path: '/operation/contracts',
  call: contractQueue.list,
  menu: { group: 'agreements', icon: 'contract', order: 30 },
});

export const contractTemplatesPage = page({
  name: 'operationContractTemplates',
  path: '/operation/contractTemplates',
  call: contractTemplates.list,
  menu: { group: 'agreements', icon: 'template', order: 31 },
});

export const lineDemandPage = page({
  name: 'operationLineDemands',
  path: '/operation/lineDemands',
  call: lineDemands.list,
  menu: { group: 'agreements', icon: 'demand', order: 33 },
});

/** What a contract's signing link opens. */
export const contractLinkPage = page({
  name: 'contractSign',
  path: '/contractSign/:token',
  frame: 'bare',
  isPublic: true,
});

/** Says who signed a document. */
export const verifyPage = page({ name: 'verify', path: '/verify', frame: 'bare', isPublic: true });

export const trusteeSignPage = page({ name: 'trusteeSign', path: TRUSTEE_SIGN.path, frame: 'bare', isPublic: true });
