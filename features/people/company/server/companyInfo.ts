import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf } from '../../../../platform/wire/call.ts';
import { USER_TYPE } from '../../../../platform/wire/currentUser.ts';
import { formatDateTime } from '../../../../platform/wire/time.ts';
import { scopeTypeName } from '../../account/scopeTypes.ts';
import { findProfile } from '../../account/server/index.ts';
import {
  BANK_FIELDS,
  type CompanyInfo,
  mergeFields,
  type OpenChange,
  REVIEWED_FIELDS,
  withoutDocuments,
} from '../companyData.ts';
import { mayReadDocuments, type queryCompanyHistory } from '../wire.ts';
import { selectOpen } from './change.ts';
import { type InForce, readInForce } from './inForce.ts';
import { type RegistrationRow, selectCompanyHistory, selectSubmittedChanges } from './queries.ts';

const BANK: readonly string[] = BANK_FIELDS;

/** Data in force, and for those who may read documents the changes that are pending (documents 3.5). */
export async function readCompanyInfo(ctx: CallContext): Promise<CompanyInfo> {
  const { db, user, language } = ctx;
  const companyId = ownCompanyId(user);
  const [inForce, profile] = await Promise.all([readInForce(db, companyId), findProfile(db, user.accountId)]);
  const { facts, form, registrationId } = inForce;
  const readsDocuments = mayReadDocuments(user);
  const { companyNo, companyType } = facts;
  return {
    company: { ...(readsDocuments ? form : withoutDocuments(form)), companyId, companyNo, companyType },
    companyUser: {
      companyUserId: user.accountId,
      realUsername: user.name,
      registerEmail: profile?.email ?? '',
      userType: user.isMainAccount ? USER_TYPE.main : USER_TYPE.sub,
      mobileNo: profile?.mobile ?? '',
      cardType: '',
    },
    accountNo: user.username,
    companyScope: facts.companyScope.map((companyScope) => ({
      companyScope,
      scopeTypeName: scopeTypeName(companyScope, language),
    })),
    registrationId,
    abilities: { readDocuments: readsDocuments },
    pending: readsDocuments ? await pendingOf(ctx, inForce) : [],
  };
}

async function pendingOf({ db, user }: CallContext, { companyId, form }: InForce): Promise<OpenChange[]> {
  const rows = await Promise.all([selectOpen(db, companyId, 'change'), selectOpen(db, companyId, 'scopes')]);
  const open = rows.filter((row) => row !== undefined);
  const asked = await selectSubmittedChanges(
    db,
    open.map(({ id }) => id),
  );
  return open.map((row) => {
    const changes = (asked.get(row.id) ?? []).filter(({ field }) => !(user.hidesMoney && BANK.includes(field)));
    return { ...toOpenChange(row), form: wantedForm(row, form), changes };
  });
}

function wantedForm({ kind, form }: RegistrationRow, inForce: InForce['form']) {
  return kind === 'registration' ? inForce : mergeFields(inForce, form, REVIEWED_FIELDS[kind]);
}

const toOpenChange = ({ id, kind, status, remark, reasons, submittedAt }: RegistrationRow) => ({
  registrationId: id,
  kind,
  status,
  remark,
  reasons,
  submitTime: submittedAt && formatDateTime(submittedAt),
});

export async function readHistory({ db, user }: CallContext): Promise<PayloadOf<typeof queryCompanyHistory>> {
  const entries = await selectCompanyHistory(db, ownCompanyId(user));
  if (!user.hidesMoney) return entries;
  return entries.map((entry) => ({
    ...entry,
    changes: entry.changes.filter(({ field }) => !BANK.includes(field)),
  }));
}
