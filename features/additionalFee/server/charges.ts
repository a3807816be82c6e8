import type { Db } from '../../../platform/server/database/connect.ts';
import { type NewCharge, recordCharge } from '../../charge/server/index.ts';
import { isNothing } from '../entryRules.ts';
import { feeNoOf } from '../paths.ts';
import type { AdditionalFeeRow } from './queries.ts';

/** Value-added tax on services of transport, as a fraction. */
const TAX_RATE = '0.06';

type Side = 'sale' | 'cost';

function chargeOf(fee: AdditionalFeeRow, side: Side, authorId: number | null): NewCharge | null {
  const companyId = side === 'sale' ? fee.companyId : fee.payeeId;
  const amount = side === 'sale' ? fee.saleAmount : fee.costAmount;
  if (companyId === null || amount === null || isNothing(amount)) return null;
  return {
    key: `additionalFee:${fee.id}:${side}`,
    side,
    orderId: fee.orderId,
    containerId: null,
    serviceOrderId: fee.serviceOrderId,
    serviceKind: fee.serviceKind,
    feeType: fee.feeType,
    companyId,
    basis: 'lump',
    quantity: '1',
    unitPrice: amount,
    amount,
    currency: fee.currency,
    taxRate: TAX_RATE,
    occurredOn: fee.businessDate,
    status: 'confirmed',
    why: {
      kind: 'additionalFee',
      id: fee.id,
      version: fee.version,
      inputs: { feeNo: feeNoOf(fee.id), enteredAmount: fee.enteredAmount, note: fee.remark },
    },
    authorId,
  };
}

/** Charges both sides of an agreed or decided fee; once, by their keys. */
export async function chargeFee(db: Db, fee: AdditionalFeeRow, authorId: number | null): Promise<void> {
  for (const side of ['sale', 'cost'] as const) {
    const charge = chargeOf(fee, side, authorId);
    if (charge !== null) await recordCharge(db, charge);
  }
}
