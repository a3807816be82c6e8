import type { Db } from '../../../../../platform/server/database/connect.ts';
import type { InvoiceType } from '../../kinds.ts';
import type { TaxNotice } from '../../taxWire.ts';

/** What a provider registers; `ref` is the portal's and stays the same when it is sent again. */
interface TaxApplication {
  ref: string;
  type: InvoiceType;
  titleName: string;
  taxNo: string;
  currency: string;
  total: string;
  tax: string;
}

export type UnsignedNotice = Omit<TaxNotice, 'signature'>;

/** Port to a provider of tax invoices. What it tells is believed only with its signature. */
export interface TaxProvider {
  readonly name: string;
  /** Sent twice it is one application. */
  submit(db: Db, application: TaxApplication): Promise<void>;
  isSigned(notice: TaxNotice): Promise<boolean>;
  /** For notices that were lost; null: not decided. `unknown`: it was never received. */
  query(db: Db, ref: string): Promise<UnsignedNotice | 'unknown' | null>;
}
