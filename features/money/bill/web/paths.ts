import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { billDetailPage } from '../pages.ts';

export const billPath = (billId: number) => pathTo(billDetailPage, { billId });
