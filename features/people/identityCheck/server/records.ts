import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { keywordFilter } from '../../../../platform/server/database/keywordFilter.ts';
import { sheetField } from '../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../platform/server/records/serveRecords.ts';
import { identityChecks } from '../operatorWire.ts';
import type { IdentityState } from '../status.ts';
import { identityCheck, identityEvidence } from './tables.ts';
import { pageTexts } from './texts.ts';

const { text, whole, time, label } = sheetField;

const state: SQL<IdentityState> = sql`case when ${identityCheck.state} <> 'open' then ${identityCheck.state}
  when ${identityCheck.isReplaced} or ${identityCheck.expiresAt} <= now() then 'expired' else 'open' end`;

const hasEvidence = sql<boolean>`exists (select from ${identityEvidence}
  where ${identityEvidence.checkId} = ${identityCheck.id})`;

/** Identity checks of all companies, newest first. */
export const identityRecords = serveRecords(identityChecks, {
  from: identityCheck,
  texts: pageTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    checkId: identityCheck.id,
    name: text(t.name, 20, identityCheck.subjectName),
    purpose: label(t.purpose, 18, identityCheck.purpose, t.purposes),
    reference: text(t.reference, 20, identityCheck.reference),
    state: label(t.state, 14, state, t.states),
    provider: label(t.provider, 18, identityCheck.provider, t.providers),
    reason: label(t.reason, 30, identityCheck.reason, t.reasons),
    attempts: whole(t.attempts, 10, identityCheck.attempts),
    createTime: time(t.createTime, 18, identityCheck.createdAt),
    finishTime: time(t.finishTime, 18, identityCheck.finishedAt),
    hasEvidence,
  }),
  where: (filter) => [
    keywordFilter(filter.name, [identityCheck.subjectName]),
    filter.reference ? eq(identityCheck.reference, filter.reference) : undefined,
    filter.state && eq(state, filter.state),
    filter.provider && eq(identityCheck.provider, filter.provider),
  ],
  order: [desc(identityCheck.id)],
});
