import type { Db } from '../../../../platform/server/database/connect.ts';
import { readConfigNumber } from '../../../portal/config/server/index.ts';

const KEPT_YEARS = { key: 'identityCheck.keptYears', otherwise: 3 };

/** How long the evidence of a check is kept after it. */
export const readRetentionYears = (db: Db): Promise<number> => readConfigNumber(db, KEPT_YEARS);
