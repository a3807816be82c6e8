import { bills, ownBills, readBill } from '../../wire.ts';

/** What is out of date when a bill has changed. */
export const INVALIDATES = [readBill, ownBills.list, bills.list];
