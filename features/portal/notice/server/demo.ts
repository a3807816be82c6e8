import { sanitizeRichText } from '../../../../libs/richText/sanitizeRichText.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import { findSignIn } from '../../../people/account/server/index.ts';
import { DEMO_NOTICES, type DemoNotice } from './demoNotices.ts';
import { hasNotices } from './queries.ts';
import { notice } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Only into a database without notices. */
export async function seedDemoNotices(db: Db, now: Date): Promise<void> {
  if (await hasNotices(db)) return;
  const operator = await findSignIn(db, 'operator');
  if (!operator) return;
  const writtenBy = operator.accountId;
  await db.insert(notice).values(DEMO_NOTICES.map((demo) => ({ ...rowOf(demo, now), writtenBy })));
}

function rowOf({ title, content, audience, fromDay, toDay, ...same }: DemoNotice, now: Date) {
  const dayFrom = (day: number) => new Date(now.getTime() + day * DAY_MS);
  return {
    state: same.state,
    noticeUrl: same.noticeUrl ?? '',
    isForced: same.isForced ?? false,
    titleZh: title.zh,
    titleEn: title.en,
    titleRu: title.ru,
    contentZh: sanitizeRichText(content.zh),
    contentEn: sanitizeRichText(content.en),
    contentRu: sanitizeRichText(content.ru),
    companyTypes: [...(audience?.companyTypes ?? [])],
    companyScopes: [...(audience?.companyScopes ?? [])],
    roleKeys: [...(audience?.roleKeys ?? [])],
    validFrom: dayFrom(fromDay),
    validTo: toDay === null ? null : dayFrom(toDay),
  };
}
