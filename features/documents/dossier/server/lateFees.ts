import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';

/** What an amendment after the documents cut-off costs: two decimals. */
export interface LateFee {
  amount: string;
  currency: string;
}

/** Fees of amendments after the documents cut-off, which a later feature knows. */
interface LateFees {
  /** by the tariff in force; null: none asks for one */
  quote(db: Db, order: OrderOfGoods): Promise<LateFee | null>;
  /** charges it once by the id of the amendment */
  charge(db: Db, order: OrderOfGoods, amendmentId: number): Promise<void>;
}

let fees: LateFees = { quote: async () => null, charge: async () => undefined };

/** Called once, where the feature that charges is composed. */
export function setLateFees(known: LateFees): void {
  fees = known;
}

export const lateFees = (): LateFees => fees;
