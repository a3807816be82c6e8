import type { AnyCall } from '../../wire/call.ts';
import type { CurrentUser } from '../../wire/currentUser.ts';
import type { Db } from '../database/connect.ts';
import { auditEntry } from './tables.ts';

export interface AuditEntry {
  user: CurrentUser | null;
  call: string;
  input: unknown;
  requestId: string;
}

export function auditEntryOf(
  call: Pick<AnyCall, 'method' | 'path'>,
  input: unknown,
  ctx: { user: CurrentUser | null; requestId: string },
): AuditEntry {
  return { user: ctx.user, call: `${call.method} ${call.path}`, input, requestId: ctx.requestId };
}

/** The wire calls a dictionary entry's id `dictCode`; numbers of identity cards and bank accounts are no ids. */
const RECORD_ID_FIELD = /(^id|Id|(?<!Id|Cert|Acct|Bank)No|Nos|Ids|^dictCode)$/;

/** The ids in an input: enough to find the changed records, without copying free text. */
export function subjectOf(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(Object.entries(input).filter(([name]) => RECORD_ID_FIELD.test(name)));
}

export function auditRow(entry: AuditEntry) {
  return {
    accountId: entry.user?.accountId ?? null,
    companyId: entry.user?.companyId ?? null,
    apiKeyId: entry.user?.apiKey?.keyId ?? null,
    call: entry.call,
    subject: subjectOf(entry.input),
    requestId: entry.requestId,
  };
}

/** Call it in the transaction of the audited write. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntry).values(auditRow(entry));
}
