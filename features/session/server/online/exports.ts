import {
  type SheetExport,
  selectionOf,
  sheetColumn,
  sheetExport,
} from '../../../../platform/server/export/sheetExport.ts';
import { textIn } from '../../../../platform/wire/language.ts';
import { listOwnSignIns } from '../../wire.ts';
import { signInRecord } from '../tables.ts';
import { centreTexts } from '../texts.ts';
import { browserSql, systemSql } from './device.ts';
import { signInRows } from './queries.ts';
import { onlineRecords } from './records.ts';

const { text, time, label } = sheetColumn;

const signIns = sheetExport(listOwnSignIns, {
  name: 'session.signIn',
  title: textIn(centreTexts, (t) => t.history),
  plan(_page, { db, user, language }) {
    const t = centreTexts[language];
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

export const exports: readonly SheetExport[] = [signIns, ...onlineRecords.exports];
