import { pathTo } from '../../../platform/wire/pathTo.ts';
import { feesPage, ownFeesPage } from './pages.ts';

/** Query of the pages that open one additional fee. */
export const FEE_QUERY = 'fee';

/** For customer and supplier. */
export const ownFeePath = (feeId: number) => pathTo(ownFeesPage, { [FEE_QUERY]: feeId });

export const anyFeePath = (feeId: number) => pathTo(feesPage, { [FEE_QUERY]: feeId });

/** Number people say: AF and eight digits. */
export const feeNoOf = (feeId: number) => `AF${String(feeId).padStart(8, '0')}`;
