import type { Db } from '../../../../platform/server/database/connect.ts';
import { type NewCharge, recordCharge } from '../../charge/server/index.ts';
import { isNothing } from '../entryRules.ts';
import { feeNoOf } from '../paths.ts';
import { enteredAmounts } from './enteredAmounts.ts';
import { type AdditionalFeeRow, selectEvents } from './queries.ts';

/** Value-added tax on services of transport, as a fraction. */
const TAX_RATE = '0.06';

type Side = 'sale' | 'cost';

interface Charged {
  fee: AdditionalFeeRow;
  /** what the side was asked for, or claimed */
  enteredAmount: string | null;
  authorId: number | null;
}

function chargeOf(side: Side, { fee, enteredAmount, authorId }: Charged): NewCharge | null {
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
      inputs: { feeNo: feeNoOf(fee.id), enteredAmount: enteredAmount ?? amount, note: fee.remark },
    },
    authorId,
  };
}

/** Charges both sides of an agreed or decided fee; once, by their keys. */
export async function chargeFee(db: Db, fee: AdditionalFeeRow, authorId: number | null): Promise<void> {
  const { asked, claimed } = enteredAmounts(fee, await selectEvents(db, fee.id));
  const charges = [
    chargeOf('sale', { fee, enteredAmount: asked, authorId }),
    chargeOf('cost', { fee, enteredAmount: claimed, authorId }),
  ];
  for (const charge of charges) if (charge !== null) await recordCharge(db, charge);
}
