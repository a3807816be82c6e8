import type { Db } from '../../../../platform/server/database/connect.ts';
import { type CallContext, type OwnCompanyId, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import {
  findPerson,
  hasOtherMainAccount,
  lockPeople,
  type MemberRights as MemberColumns,
  type PersonRow,
} from '../../account/server/index.ts';
import type { MemberRights } from '../rights.ts';
import { userError } from './texts.ts';

export type Person = PersonRow & { rights: MemberRights };

const toRights = (row: PersonRow): MemberRights => ({
  money: !row.hidesMoney,
  papers: row.opensPapers,
  booking: row.mayBook,
  people: row.managesPeople,
  empowerType: row.empowerType,
});

export const toColumns = ({ money, papers, booking, people, empowerType }: MemberRights): MemberColumns => ({
  hidesMoney: !money,
  opensPapers: papers,
  mayBook: booking,
  managesPeople: people,
  empowerType,
});

export const toPerson = (row: PersonRow): Person => ({ ...row, rights: toRights(row) });

/** Acting manager and the person, as they are while the company's people are locked. */
export interface Change {
  db: Db;
  companyId: OwnCompanyId;
  actor: Person;
  person: Person;
}

/** Main accounts, and administrators of the platform, are changed by their like alone. */
export function mayEdit(actor: Person, person: Person): boolean {
  if (person.isAdministrator && !actor.isAdministrator) return false;
  return actor.isMainAccount || actor.isAdministrator || !person.isMainAccount;
}

/** Who still manages people, read under the lock; two who demote each other at once: the first one wins. */
export async function lockedManager({ db, user }: CallContext) {
  const companyId = ownCompanyId(user);
  await lockPeople(db, companyId);
  const actor = await findPerson(db, companyId, user.accountId);
  const isManager = actor?.isActive && (actor.isMainAccount || actor.managesPeople || actor.isAdministrator);
  if (actor === undefined || !isManager) throw userError((t) => t.notAllowed, CODE.forbidden);
  return { db, companyId, actor: toPerson(actor) };
}

/** Locks the company's people and refuses those whom the user may not change. */
export async function lockedChange(ctx: CallContext, accountId: number): Promise<Change> {
  const manager = await lockedManager(ctx);
  const found = await findPerson(ctx.db, manager.companyId, accountId);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const person = toPerson(found);
  if (!mayEdit(manager.actor, person)) throw userError((t) => t.notAllowed, CODE.forbidden);
  return { ...manager, person };
}

export const isSelf = ({ actor, person }: Pick<Change, 'actor' | 'person'>) => actor.accountId === person.accountId;

/** A company is never without an active main account. */
export async function assertNotLastMain({ db, companyId, person }: Change): Promise<void> {
  if (!person.isMainAccount || !person.isActive) return;
  if (!(await hasOtherMainAccount(db, companyId, person.accountId))) throw userError((t) => t.lastMain);
}
