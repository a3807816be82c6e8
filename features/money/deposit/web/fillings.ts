import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { mayHandleContracts } from '../../../documents/contract/contractHandlers.ts';
import { contractsHead } from '../../../documents/contract/web/slots.ts';
import { DEPOSITS_SECTION } from '../section.ts';
import { useSectionTexts } from './texts.ts';

const loads = () => import('./loads.ts');

const isParty = ({ companyScope, companyUser }: CurrentUserInfo) =>
  companyUser !== null &&
  mayHandleContracts({
    companyScope,
    isMainAccount: companyUser.userType === USER_TYPE.main,
    empowerType: companyUser.empowerType,
  });

export const fillings: readonly SlotFilling[] = [
  contractsHead.fill({
    name: 'lineNeeds',
    order: 10,
    useTitle: () => useSectionTexts().needs,
    load: async () => (await (await loads()).lineNeeds()).LineNeeds,
  }),
  accountSections.fill({
    name: DEPOSITS_SECTION,
    order: 61,
    useTitle: () => useSectionTexts().title,
    isShown: isParty,
    load: whenShown(async () => (await (await loads()).depositsSection()).DepositsSection, useSectionTexts),
  }),
];
