import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { and, asc, gt, inArray } from 'drizzle-orm';
import { auditEntry } from '../../../../platform/server/audit/tables.ts';
import { type CompanyData, rowsById } from '../../../../platform/server/companyData.ts';
import type { ArchiveContext, ArchivedFile, ArchiveExport } from '../../../../platform/server/export/archiveExport.ts';
import type { SheetExport } from '../../../../platform/server/export/sheetExport.ts';
import { startSheetJob } from '../../../../platform/server/export/sheetJob.ts';
import { ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import { SHEET_TYPE } from '../../../../platform/server/sheet/writeSheet.ts';
import { checkAccess } from '../../../../platform/wire/access.ts';
import { shownTimes } from '../../../../platform/wire/shownTime.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { companyFiles } from '../../../documents/resource/server/index.ts';
import { accountIdsOf } from '../../account/server/index.ts';
import { COMPANY_DATA_EXPORT, leaving } from '../wire.ts';
import { texts } from './texts.ts';

/** What the company's people did, from the audit. */
const activity: CompanyData = {
  name: 'activity',
  async *rows(db, companyId) {
    const accountIds = await accountIdsOf(db, companyId);
    yield* rowsById((after, limit) =>
      db
        .select({
          id: auditEntry.id,
          accountId: auditEntry.accountId,
          call: auditEntry.call,
          subject: auditEntry.subject,
          createdAt: auditEntry.createdAt,
        })
        .from(auditEntry)
        .where(and(inArray(auditEntry.accountId, accountIds), gt(auditEntry.id, after)))
        .orderBy(asc(auditEntry.id))
        .limit(limit),
    );
  },
};

/** A JSON array, row by row. */
async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<Buffer> {
  let separator = '[\n';
  for await (const row of rows) {
    yield Buffer.from(separator + JSON.stringify(row));
    separator = ',\n';
  }
  yield Buffer.from(separator === '[\n' ? '[]\n' : '\n]\n');
}

/** Each list as its own export has it. */
async function* asSheet(list: SheetExport, ctx: ArchiveContext): AsyncGenerator<Uint8Array> {
  const { databaseUrl, files, language } = ctx;
  const sheetName = list.title[language];
  const path = files.newStagingPath();
  const job = startSheetJob({ databaseUrl, plan: list.plan({}, ctx), sheetName, fileName: sheetName, path });
  try {
    await job.finished;
    yield* createReadStream(path);
  } finally {
    job.stop();
    await rm(path, { force: true });
  }
}

/** Without what file systems refuse or read as a folder. */
const safeName = (name: string) => name.replace(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');

async function* readMe({ user, language }: ArchiveContext): AsyncGenerator<Buffer> {
  const time = shownTimes(language).dateTime(formatDateTime(new Date()));
  const asked = { company: user.companyName ?? '', person: user.name, time };
  yield Buffer.from(texts[language].readMe(asked));
}

async function contents(ctx: ArchiveContext): Promise<ArchivedFile[]> {
  const { db, all, user, language, files } = ctx;
  const companyId = ownCompanyId(user);
  const data = [...all.flatMap(({ companyData = [] }) => companyData), activity];
  const lists = all.flatMap(({ exports = [] }) => exports).filter(({ access }) => checkAccess(access, user) === 'yes');
  const owned = await companyFiles(db, companyId, await accountIdsOf(db, companyId));
  const others = await Promise.all(
    all.flatMap(({ companyFiles: more = [] }) => more).map((list) => list(db, companyId)),
  );
  const kept = [
    ...owned.map(({ id, resourceName, blob }) => ({ name: `${id}-${resourceName}`, blob })),
    ...others.flat(),
  ];
  return [
    { path: 'README.txt', bytes: () => readMe(ctx), isCompressed: false },
    ...data.map(({ name, rows }) => ({
      path: `data/${name}.json`,
      bytes: () => asJson(rows(db, companyId)),
      isCompressed: false,
    })),
    ...lists.map((list) => ({
      path: `lists/${safeName(list.title[language])}.${SHEET_TYPE.extension}`,
      bytes: () => asSheet(list, ctx),
      isCompressed: true,
    })),
    ...kept.map(({ name, blob }) => ({
      path: `files/${safeName(name)}`,
      bytes: async function* () {
        yield* await files.content(blob).open({ from: 0, to: blob.byteCount - 1 });
      },
      isCompressed: true,
    })),
  ];
}

/** All that a company is or did: its data, its lists, its files. */
export const companyArchive: ArchiveExport = {
  name: COMPANY_DATA_EXPORT,
  title: { zh: '企业全部数据', en: 'Company data', ru: 'Данные компании' },
  access: leaving,
  contents,
};
