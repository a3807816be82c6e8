import { asc, ilike, or } from 'drizzle-orm';
import { likeContains } from '../../../../platform/server/database/likePattern.ts';
import type { Finder } from '../../../../platform/server/feature.ts';
import { MAX_FOUND } from '../../../../platform/wire/found.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { REVIEW_QUEUE } from '../laterPages.ts';
import { findCompanies } from '../wire.ts';
import { company } from './tables.ts';

const MIN_LENGTH = 2;

/** Customers by a part of their name, or by their number. */
const customers: Finder = {
  permission: findCompanies.access.code,
  find: async (text, { db }) => {
    const part = text.trim();
    if (part.length < MIN_LENGTH) return [];
    const rows = await db
      .select({ fullName: company.fullName, companyNo: company.companyNo })
      .from(company)
      .where(or(ilike(company.fullName, likeContains(part)), ilike(company.companyNo, likeContains(part))))
      .orderBy(asc(company.id))
      .limit(MAX_FOUND);
    return rows.map(({ fullName, companyNo }) => ({
      kind: 'customer',
      title: fullName,
      note: companyNo,
      path: pathTo(REVIEW_QUEUE, { companyName: fullName }),
    }));
  },
};

export const finders: readonly Finder[] = [customers];
