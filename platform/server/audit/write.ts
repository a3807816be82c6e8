import type { AnyCall } from '../../wire/call.ts';
import type { Who } from '../../wire/who.ts';
import type { Db } from '../database/connect.ts';
import { auditEntry } from './tables.ts';

export interface Deed {
  who: Who | null;
  call: string;
  input: unknown;
  requestId: string;
}

export function deedOf(
  call: Pick<AnyCall, 'method' | 'path'>,
  input: unknown,
  asking: { who: Who | null; requestId: string },
): Deed {
  return { who: asking.who, call: `${call.method} ${call.path}`, input, requestId: asking.requestId };
}

/** The wire calls a dictionary entry's id `dictCode`. */
const NAMES_A_RECORD = /(^id|Id|No|Nos|Ids|^dictCode)$/;

/** The ids in an input: enough to find the changed records, without copying free text. */
export function subjectOf(input: unknown): Record<string, unknown> {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(Object.entries(input).filter(([name]) => NAMES_A_RECORD.test(name)));
}

export function auditRow(deed: Deed) {
  return {
    accountId: deed.who?.accountId ?? null,
    companyId: deed.who?.companyId ?? null,
    call: deed.call,
    subject: subjectOf(deed.input),
    requestId: deed.requestId,
  };
}

/** Call it in the transaction of the audited write. */
export async function writeAudit(db: Db, deed: Deed): Promise<void> {
  await db.insert(auditEntry).values(auditRow(deed));
}
