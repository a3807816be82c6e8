import { desc, eq, ilike, sql } from 'drizzle-orm';
import { likeContains } from '../../../../../platform/server/database/likePattern.ts';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { accountIdsNamed, accountNameOf, companyNameOfAccount, userNameOf } from '../../../account/server/index.ts';
import type { SignInTry } from '../../presence.ts';
import { listOwnSignIns, onlineSessions } from '../../presenceWire.ts';
import { session, signInRecord } from '../tables.ts';
import { centreTexts } from '../texts.ts';
import { hashOf } from '../token.ts';
import { browserSql, systemSql } from './device.ts';
import { isActive } from './queries.ts';

const { text, time, label } = sheetField;
const { accountId, address, userAgent } = session;

/** Sessions of all users, last seen first. */
export const onlineRecords = serveRecords(onlineSessions, {
  from: session,
  texts: centreTexts,
  sheetTitle: (t) => t.online.title,
  columns: (t, { token }) => ({
    sessionId: session.id,
    isCurrent: sql<boolean>`${session.tokenHash} = ${hashOf(token ?? '')}`,
    userName: text(t.username, 20, sql<string>`${userNameOf(accountId)}`),
    nickName: text(t.name, 16, sql<string>`${accountNameOf(accountId)}`),
    companyName: text(t.online.company, 30, sql<string | null>`${companyNameOfAccount(accountId)}`),
    browser: text(t.browser, 16, browserSql(userAgent)),
    os: text(t.system, 14, systemSql(userAgent)),
    ipaddr: text(t.address, 18, address),
    loginTime: time(t.online.loginTime, 18, session.createdAt),
    lastSeenTime: time(t.online.lastSeen, 18, session.lastSeenAt),
  }),
  where: ({ userName, ipaddr }) => [
    isActive,
    userName ? sql`${accountId} in ${accountIdsNamed(userName)}` : undefined,
    ipaddr ? ilike(address, likeContains(ipaddr)) : undefined,
  ],
  order: [desc(session.lastSeenAt), desc(session.id)],
});

/** Sign-in attempts on the own account, newest first. */
export const signInRecords = serveRecords(
  { list: listOwnSignIns, idName: 'infoId', exportName: 'session.signIn' },
  {
    from: signInRecord,
    texts: centreTexts,
    sheetTitle: (t) => t.history,
    columns: (t) => ({
      infoId: signInRecord.id,
      loginTime: time(t.time, 18, signInRecord.createdAt),
      outcome: label(t.outcome, 16, signInRecord.outcome, t.outcomes),
      status: sql<SignInTry['status']>`case ${signInRecord.outcome} when 'done' then '0' else '1' end`,
      way: label(t.way, 12, signInRecord.way, t.ways),
      browser: text(t.browser, 16, browserSql(signInRecord.userAgent)),
      os: text(t.system, 14, systemSql(signInRecord.userAgent)),
      ipaddr: text(t.address, 18, signInRecord.address),
    }),
    scope: ({ user }) => eq(signInRecord.accountId, user.accountId),
    where: () => [],
    order: [desc(signInRecord.id)],
  },
);
