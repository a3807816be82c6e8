import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { findMenuGrantees } from '../../../portal/menu/server/index.ts';
import { findPeople, findPerson } from '../../account/server/index.ts';
import { findLastSignIns } from '../../session/server/index.ts';
import type { CompanyUser, queryCompanyUserList } from '../wire.ts';
import { isSelf, mayEdit, type Person, toPerson } from './person.ts';

/** What the manager may do with a person; buttons follow it. */
export function abilitiesOf(actor: Person, person: Person): CompanyUser['abilities'] {
  const isOwn = isSelf({ actor, person });
  const edit = mayEdit(actor, person);
  const onOthers = edit && !isOwn;
  const isMain = actor.isMainAccount || actor.isAdministrator;
  return {
    edit,
    editRights: onOthers && !person.isMainAccount,
    changeType: onOthers && isMain,
    disable: onOthers && person.isActive,
    enable: onOthers && !person.isActive,
    resetPassword: onOthers && person.isActive,
    takeOver: onOthers,
  };
}

/** The company's people, ids first and what other features know of them after that. */
export async function listPeople(
  input: ReadBy<typeof queryCompanyUserList>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof queryCompanyUserList>> {
  const companyId = ownCompanyId(user);
  const isActive = input.isActive ? input.isActive === '1' : undefined;
  const [own, { rows, total }] = await Promise.all([
    findPerson(db, companyId, user.accountId),
    findPeople(db, companyId, { ...input, isActive }),
  ]);
  if (own === undefined) return { rows: [], total: 0 };
  const ids = rows.map(({ accountId }) => accountId);
  const [lastSignIns, grantees] = await Promise.all([findLastSignIns(db, ids), findMenuGrantees(db, ids)]);
  const actor = toPerson(own);
  const toDto = (person: Person): CompanyUser => {
    const at = lastSignIns.get(person.accountId);
    return {
      companyUserId: person.accountId,
      realUsername: person.name,
      userName: person.username,
      mobileNo: person.mobile,
      registerEmail: person.email,
      userType: person.isMainAccount ? '1' : '2',
      rights: person.rights,
      isActive: person.isActive,
      lastSignInTime: at ? formatDateTime(at) : null,
      hasOwnMenu: !person.isMainAccount && grantees.has(person.accountId),
      abilities: abilitiesOf(actor, person),
    };
  };
  return { rows: rows.map((row) => toDto(toPerson(row))), total };
}
