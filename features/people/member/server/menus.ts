import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import {
  findMenuGrant,
  type GrantableMenu as GrantableEntry,
  grantableMenus,
  saveMenuGrant,
} from '../../../portal/menu/server/index.ts';
import { findPerson } from '../../account/server/index.ts';
import { notifyUserChanged } from '../../session/server/index.ts';
import type { GrantableMenu, getMainAccMenu, grantMenu } from '../wire.ts';
import { lockedChange } from './person.ts';
import { userError } from './texts.ts';

const allOf = (menus: readonly GrantableEntry[]): GrantableEntry[] =>
  menus.flatMap((entry) => [entry, ...allOf(entry.children)]);

const toDto = ({ menuId, title, children }: GrantableEntry): GrantableMenu => ({
  menuId,
  title,
  children: children.map(toDto),
});

/** The manager's own menu, and what a person is shown of it. */
export async function readMenus(
  accountId: number | undefined,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof getMainAccMenu>> {
  const menus = await grantableMenus(db, user, language);
  if (accountId === undefined) return { menus: menus.map(toDto), grantedIds: null };
  const person = await findPerson(db, ownCompanyId(user), accountId);
  if (person === undefined) throw userError((t) => t.absent, CODE.absent);
  const keys = person.isMainAccount ? null : await findMenuGrant(db, accountId);
  const granted = keys && allOf(menus).filter(({ menuKey }) => keys.has(menuKey));
  return { menus: menus.map(toDto), grantedIds: granted && granted.map(({ menuId }) => menuId) };
}

/** Of the manager's own menu; applies in open sessions at once. */
export async function grantMenus(
  { companyUserId, menuIds }: ReadBy<typeof grantMenu>,
  ctx: CallContext,
): Promise<void> {
  const { db, person } = await lockedChange(ctx, companyUserId);
  if (person.isMainAccount) throw userError((t) => t.mainHoldsAll);
  const own = new Set(allOf(await grantableMenus(db, ctx.user, ctx.language)).map(({ menuId }) => menuId));
  if (menuIds?.some((menuId) => !own.has(menuId))) throw userError((t) => t.notHeld);
  await saveMenuGrant(db, companyUserId, menuIds);
  await notifyUserChanged(db, companyUserId);
}
