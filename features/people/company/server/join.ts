import { and, desc, eq, sql } from 'drizzle-orm';
import { type Db, violatedUnique } from '../../../../platform/server/database/connect.ts';
import { readPage } from '../../../../platform/server/database/readPage.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { closeTodos, sendMessages } from '../../../portal/message/server/index.ts';
import {
  accountNameOf,
  admitToCompany,
  companyNameOf,
  findCompanyByNo,
  findCompanyKind,
  findCompanyNamed,
  rightsAdmittedBy,
  userNameOf,
} from '../../account/server/index.ts';
import { notifyUserChanged } from '../../session/server/index.ts';
import type { bindingCompany, empAudit, JoinRequest, queryJoinRequests } from '../wire.ts';
import { aboutJoin, aboutRegistration, JOIN_TODOS, joinAsked, joinDeclined, joined, REVIEW_TODOS } from './messages.ts';
import { moveRegistration, selectOwnRegistration } from './queries.ts';
import { rolesOf } from './roles.ts';
import { joinRequest } from './tables.ts';
import { userError } from './texts.ts';

const COLUMNS = {
  joinId: joinRequest.id,
  companyFullName: companyNameOf(joinRequest.companyId),
  personName: accountNameOf(joinRequest.accountId),
  contact: userNameOf(joinRequest.accountId),
  remark: joinRequest.remark,
  status: joinRequest.status,
  createdAt: joinRequest.createdAt,
};

type Selected = Omit<JoinRequest, 'addTime' | 'personName'> & { createdAt: Date; personName: string | null };

const toDto = ({ createdAt, personName, ...row }: Selected): JoinRequest => ({
  ...row,
  personName: personName ?? '',
  addTime: formatDateTime(createdAt),
});

/** By its name alone: numbers are consecutive, and would tell who the customers are. */
export async function findCompany(db: Db, name: string) {
  const found = await findCompanyNamed(db, name);
  return found ? { companyNo: found.companyNo, companyFullName: found.fullName } : null;
}

export async function readOwnJoin({ db, user }: CallContext): Promise<JoinRequest | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(joinRequest)
    .where(eq(joinRequest.accountId, user.accountId))
    .orderBy(desc(joinRequest.id))
    .limit(1);
  return found ? toDto(found) : null;
}

/** Asks the main account of a company; one open request at a time. */
export async function askToJoin(
  { companyNo, companyFullName, remark }: ReadBy<typeof bindingCompany>,
  { db, user }: CallContext,
): Promise<void> {
  const company = await findCompanyByNo(db, companyNo);
  if (company?.fullName.toLowerCase() !== companyFullName.toLowerCase())
    throw userError.withFields((t) => t.companyAbsent, { companyNo: (t) => t.companyAbsent });
  const { companyId } = company;
  const { accountId } = user;
  const [added] = await addRequest(db, { accountId, companyId, remark });
  if (added === undefined) throw new Error('a request was not added');
  const params = { personName: user.name };
  await sendMessages(db, joinAsked, [{ companyId, about: aboutJoin(added.id), params }]);
}

async function addRequest(db: Db, request: typeof joinRequest.$inferInsert) {
  try {
    return await db.insert(joinRequest).values(request).returning({ id: joinRequest.id });
  } catch (fault) {
    if (violatedUnique(fault) === 'join_request_open') throw userError((t) => t.joinPending);
    throw fault;
  }
}

export async function withdrawOwnJoin(joinId: number, { db, user }: CallContext): Promise<void> {
  const withdrawn = await db
    .update(joinRequest)
    .set({ status: 'withdrawn' })
    .where(
      and(eq(joinRequest.id, joinId), eq(joinRequest.accountId, user.accountId), eq(joinRequest.status, 'pending')),
    )
    .returning({ id: joinRequest.id });
  if (withdrawn.length === 0) throw userError((t) => t.joinDecided);
  await closeTodos(db, [aboutJoin(joinId)], JOIN_TODOS);
}

export async function joinRequestsOf(
  { status, ...page }: ReadBy<typeof queryJoinRequests>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof queryJoinRequests>> {
  const list = {
    id: joinRequest.id,
    from: joinRequest,
    where: and(eq(joinRequest.companyId, ownCompanyId(user)), status && eq(joinRequest.status, status)),
    order: [sql`${joinRequest.status} <> 'pending'`, desc(joinRequest.id)],
  };
  const { rows, total } = await readPage(db, page, list, db.select(COLUMNS).from(joinRequest).$dynamic());
  return { rows: rows.map(toDto), total };
}

/** A manager agrees or declines; two at once: one wins. */
export async function decideJoin(
  { joinId, agree, reason }: ReadBy<typeof empAudit>,
  { db, user }: CallContext,
): Promise<void> {
  const companyId = ownCompanyId(user);
  const [decided] = await db
    .update(joinRequest)
    .set({ status: agree === '1' ? 'agreed' : 'declined', reason, decidedBy: user.accountId })
    .where(and(eq(joinRequest.id, joinId), eq(joinRequest.companyId, companyId), eq(joinRequest.status, 'pending')))
    .returning({ accountId: joinRequest.accountId });
  if (decided === undefined) throw userError((t) => t.joinDecided, CODE.absent);
  const { accountId } = decided;
  const about = aboutJoin(joinId);
  const companyName = user.companyName ?? '';
  if (agree === '0') {
    await sendMessages(db, joinDeclined, [{ accountId, about, params: { companyName, reason } }]);
    return;
  }
  const company = await findCompanyKind(db, companyId);
  const roles = company === undefined ? [] : rolesOf(company);
  const rights = await rightsAdmittedBy(db, user.accountId);
  if (!(await admitToCompany(db, accountId, { companyId, isMainAccount: false, roles, rights })))
    throw userError((t) => t.applicantHasCompany);
  await dropOwnRegistration(db, accountId);
  await sendMessages(db, joined, [{ accountId, about, params: { companyName } }]);
  await notifyUserChanged(db, accountId);
}

/** Withdraws the form of a person who joins another company. */
async function dropOwnRegistration(db: Db, accountId: number): Promise<void> {
  const own = await selectOwnRegistration(db, accountId);
  if (own === undefined) return;
  const dropped = await moveRegistration(db, own.id, ['submitted'], { status: 'draft', submittedAt: null });
  if (dropped) await closeTodos(db, [aboutRegistration(own.id)], REVIEW_TODOS);
}
