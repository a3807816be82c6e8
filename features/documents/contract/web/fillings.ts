import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { mayHandleContracts } from '../contractHandlers.ts';
import { useLifeTexts, useSectionTexts, useSignerInvitationTexts } from './texts.ts';

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'contracts',
    order: 60,
    useTitle: () => useSectionTexts().title,
    // without a company, to read how to come to a contract
    isShown: ({ companyScope, companyUser }) =>
      companyUser === null ||
      mayHandleContracts({
        companyScope,
        isMainAccount: companyUser.userType === USER_TYPE.main,
        empowerType: companyUser.empowerType,
      }),
    load: whenShown(
      async () =>
        (
          await withTexts(
            import('./section/ContractsSection.tsx'),
            useSectionTexts,
            useSignerInvitationTexts,
            useLifeTexts,
          )
        ).ContractsSection,
      useSectionTexts,
    ),
  }),
];
