import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../../platform/server/export/sheetExport.ts';
import { accountNameOf, companyNameOfAccount, userNameOf } from '../../../account/server/index.ts';
import en from '../../texts/centre/en.ts';
import ru from '../../texts/centre/ru.ts';
import zh from '../../texts/centre/zh.ts';
import { listOnline, listOwnSignIns } from '../../wire.ts';
import { session, signInRecord } from '../tables.ts';
import { BROWSERS, type NamePatterns, SYSTEMS } from './device.ts';
import { onlineRows, signInRows } from './queries.ts';

const browserSql = (userAgent: SQLWrapper): SQL => firstMatchSql(userAgent, BROWSERS);

const systemSql = (userAgent: SQLWrapper): SQL => firstMatchSql(userAgent, SYSTEMS);

/** The patterns mean the same in PostgreSQL. */
function firstMatchSql(userAgent: SQLWrapper, naming: NamePatterns): SQL {
  const cases = naming.map(([pattern, name]) => {
    const label = pattern.source.includes('(\\d+)')
      ? sql`${`${name} `} || substring(${userAgent} from ${pattern.source})`
      : sql`${name}::text`;
    return sql`when ${userAgent} ~ ${pattern.source} then ${label}`;
  });
  return sql`case ${sql.join(cases, sql` `)} else '' end`;
}

const page = { zh, en, ru };
const { text, time, label } = sheetColumn;

const signIns = sheetExport(listOwnSignIns, {
  name: 'session.signIn',
  title: { zh: zh.history, en: en.history, ru: ru.history },
  plan(_page, { db, user, language }) {
    const t = page[language];
    const columns = [
      time(t.time, 18, signInRecord.createdAt),
      label(t.outcome, 16, signInRecord.outcome, t.outcomes),
      label(t.way, 12, signInRecord.way, t.ways),
      text(t.browser, 16, browserSql(signInRecord.userAgent)),
      text(t.system, 14, systemSql(signInRecord.userAgent)),
      text(t.address, 18, signInRecord.address),
    ];
    return { columns, query: signInRows(db, user.accountId, selectionOf(columns)) };
  },
});

const online = sheetExport(listOnline, {
  name: 'session.online',
  title: { zh: zh.online.title, en: en.online.title, ru: ru.online.title },
  plan(filter, { db, language }) {
    const t = page[language];
    const columns = [
      text(t.username, 20, userNameOf(session.accountId)),
      text(t.name, 16, accountNameOf(session.accountId)),
      text(t.online.company, 30, companyNameOfAccount(session.accountId)),
      text(t.browser, 16, browserSql(session.userAgent)),
      text(t.system, 14, systemSql(session.userAgent)),
      text(t.address, 18, session.address),
      time(t.online.loginTime, 18, session.createdAt),
      time(t.online.lastSeen, 18, session.lastSeenAt),
    ];
    return { columns, query: onlineRows(db, filter, selectionOf(columns)) };
  },
});

export const exports: readonly SheetExport[] = [signIns, online];
