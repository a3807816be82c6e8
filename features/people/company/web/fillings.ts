import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { accountSections } from '../../../../platform/web/slots/accountSections.ts';
import { type SlotFilling, whenShown } from '../../../../platform/web/slots/slot.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { joinDecision, queryJoinRequests } from '../joinCalls.ts';
import { useCompanyTexts } from './texts.ts';

const loads = () => import('./loads.ts');

const isMember = ({ user }: CurrentUserInfo) => user.companyId !== null;
const decidesJoins = (currentUser: CurrentUserInfo) =>
  isMember(currentUser) && hasPermission(currentUser, joinDecision.code);

/** With the number of people who wait. */
function useJoinTitle(): string {
  const waiting = useRead(queryJoinRequests, { status: 'pending', pageSize: 1 });
  return useCompanyTexts().joinRequests({ count: waiting.data?.total ?? 0 });
}

export const fillings: readonly SlotFilling[] = [
  accountSections.fill({
    name: 'company',
    order: 20,
    useTitle: () => useCompanyTexts().company,
    isShown: isMember,
    load: whenShown(async () => (await (await loads()).companySection()).CompanySection, useCompanyTexts),
  }),
  accountSections.fill({
    name: 'joinRequests',
    order: 40,
    useTitle: useJoinTitle,
    isShown: decidesJoins,
    load: whenShown(async () => (await (await loads()).joinRequests()).JoinRequests, useCompanyTexts),
  }),
];
