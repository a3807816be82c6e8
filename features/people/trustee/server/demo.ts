import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { AUTHORIZATION_RULE } from '../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../documents/resource/docTypes.ts';
import { addResource } from '../../../documents/resource/server/index.ts';
import { findCompanyByNo, findCurrentUser, findSignIn } from '../../account/server/index.ts';
import { readRegisteredFacts } from '../../company/server/index.ts';
import { TRUSTEE_STATUS, type TrusteeStatus } from '../status.ts';
import { claimLetter } from './files.ts';
import { renderLetter } from './letter/renderLetter.ts';
import { insertTrustee } from './queries.ts';
import { trusteeAuthorization } from './tables.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

interface DemoTrustee {
  companyNo: string;
  owner: string;
  name: string;
  idNo: string;
  mobile: string;
  status: TrusteeStatus;
  /** first and last day, in days from today */
  days: readonly [number, number];
  submittedHoursAgo: number;
  reason?: string;
}

const { pending, approved, rejected, expired, revoked } = TRUSTEE_STATUS;
const SHIPPER = { companyNo: '10001', owner: 'shipper' };
const SPECIAL = { companyNo: '40001', owner: 'special' };

/** Oldest first; together in every state. */
const TRUSTEES: readonly DemoTrustee[] = [
  {
    ...SHIPPER,
    name: '郑国栋',
    idNo: '610113197803042515',
    mobile: '13900020001',
    status: expired,
    days: [-400, -35],
    submittedHoursAgo: 9700,
  },
  {
    ...SHIPPER,
    name: '许静',
    idNo: '610103199009231024',
    mobile: '13900020002',
    status: approved,
    days: [-347, 18],
    submittedHoursAgo: 8400,
  },
  {
    ...SHIPPER,
    name: '何文斌',
    idNo: '610103198506120048',
    mobile: '13900020003',
    status: rejected,
    days: [0, 365],
    submittedHoursAgo: 50,
    reason: '委托书缺少企业公章，请盖章后重新上传。',
  },
  {
    ...SHIPPER,
    name: '罗晓燕',
    idNo: '610102198811300188',
    mobile: '13900020004',
    status: pending,
    days: [1, 366],
    submittedHoursAgo: 4,
  },
  {
    ...SPECIAL,
    name: '郭志强',
    idNo: '650103198704152216',
    mobile: '13900020005',
    status: revoked,
    days: [-200, 165],
    submittedHoursAgo: 4900,
    reason: '已离职',
  },
  {
    ...SPECIAL,
    name: '邓丽娟',
    idNo: '610104199302080444',
    mobile: '13900020006',
    status: approved,
    days: [-20, 345],
    submittedHoursAgo: 500,
  },
  {
    ...SPECIAL,
    name: '许静',
    idNo: '610103199009231024',
    mobile: '13900020002',
    status: pending,
    days: [5, 370],
    submittedHoursAgo: 26,
  },
  {
    companyNo: '10002',
    owner: 'rival',
    name: '冉小龙',
    idNo: '500103199105173033',
    mobile: '13900020007',
    status: pending,
    days: [0, 180],
    submittedHoursAgo: 2,
  },
];

/** Only into a portal without trustee authorizations. */
export async function seedDemoTrustees(db: Db, now: Date, files: Files): Promise<void> {
  const [any] = await db.select({ one: sql`1` }).from(trusteeAuthorization).limit(1);
  if (any !== undefined) return;
  const operator = await findSignIn(db, 'operator');
  for (const trustee of TRUSTEES) await seedTrustee(db, files, { ...trustee, now, decidedBy: operator });
}

async function seedTrustee(
  db: Db,
  files: Files,
  trustee: DemoTrustee & { now: Date; decidedBy: { accountId: number } | undefined },
): Promise<void> {
  const { now, name, idNo, mobile, status, reason = '' } = trustee;
  const owner = await findSignIn(db, trustee.owner);
  const company = await findCompanyByNo(db, trustee.companyNo);
  const user = owner && (await findCurrentUser(db, owner.accountId));
  if (!user || !company) return;
  const { companyId } = company;
  const { accountId } = user;
  const [startDate, endDate] = trustee.days.map((days) => formatDate(new Date(now.getTime() + days * DAY_MS)));
  if (startDate === undefined || endDate === undefined) return;
  const facts = await readRegisteredFacts(db, companyId);
  const content = await renderLetter('zh', {
    platformName: (await findCompanyByNo(db, '00001'))?.fullName ?? '',
    companyName: company.fullName,
    registrationCode: facts.registrationCode,
    address: facts.address,
    legalName: facts.legalName,
    trusteeName: name,
    identityNumber: idNo,
    mobile,
    startDate,
    endDate,
  });
  const resourceId = await storeLetter(db, files, content, { companyId, accountId, name });
  const submittedAt = new Date(now.getTime() - trustee.submittedHoursAgo * HOUR_MS);
  const isDecided = status !== pending;
  const authorizedId = await insertTrustee(db, {
    ...{
      companyId,
      accountId,
      name,
      mobile,
      idNo,
      startDate,
      endDate,
      resourceId,
      status,
      submittedAt,
      reason,
    },
    decidedBy: isDecided ? (trustee.decidedBy?.accountId ?? null) : null,
    decidedAt: isDecided ? new Date(submittedAt.getTime() + HOUR_MS) : null,
  });
  await claimLetter(db, user, { authorizedId, resourceId });
}

async function storeLetter(
  db: Db,
  files: Files,
  content: Uint8Array,
  { name, ...owner }: { companyId: number; accountId: number; name: string },
): Promise<number> {
  const resourceName = `授权委托书-${name}.docx`;
  const rule = { fileName: resourceName, maxBytes: AUTHORIZATION_RULE.maxBytes };
  const received = await files.receive(Readable.from([content]), rule);
  try {
    const { id: blobId } = await files.save(db, received);
    return await addResource(db, { ...owner, blobId, resourceName, docType: DOC_TYPE.authorization });
  } finally {
    await files.discard(received);
  }
}
