import { billDetailPage } from '../pages.ts';

export const billPath = (billId: number) => `${billDetailPage.path}?billId=${billId}`;
