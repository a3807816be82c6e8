import { isZero } from '../../../../libs/amounts/compare.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import type { Language } from '../../../../platform/wire/language.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { lineFor } from '../../../suppliers/supplierQuote/quotation.ts';
import { findValidQuotations, type ValidQuotation } from '../../../suppliers/supplierQuote/server/index.ts';
import { SERVICE_KINDS } from '../../charge/charge.ts';
import type { FeeType } from '../../charge/feeTypes.ts';
import { FEE_TYPE_NAMES } from '../../charge/names.ts';
import { unitPriceAt, withMinimum } from '../../charge/rules.ts';
import { type FoundTariff, findTariffs } from '../../charge/server/index.ts';
import { FEE_CURRENCIES } from '../entryRules.ts';
import { FEE_TYPES_OF } from '../feeTypes.ts';
import type * as wire from '../wire.ts';
import type { FeeTypeItem } from '../wire.ts';
import { isOperator } from './reader.ts';

const actual = (type: FeeType, language: Language): FeeTypeItem => ({
  expenseItem: FEE_TYPE_NAMES[type][language],
  orderAmountType: type,
  isActualFee: 1,
  price: null,
  curry: 'CNY',
});

function listed(type: FeeType, language: Language, tariffs: readonly FoundTariff[]): FeeTypeItem {
  const found = tariffs.find(
    ({ feeType, currency }) => feeType === type && FEE_CURRENCIES.some((one) => one === currency),
  );
  if (found === undefined) return actual(type, language);
  const price = withMinimum(unitPriceAt({ freeUnits: 0, tiers: found.tiers }, 1), found.minimum);
  if (isZero(price)) return actual(type, language);
  return { ...actual(type, language), isActualFee: 0, price, curry: found.currency };
}

const QUOTED_BASES = ['box', 'trip'] as const;

/** Price of one box or trip by the supplier's newest valid quotation that names it. */
function quoted(type: FeeType, language: Language, quotations: readonly ValidQuotation[]): FeeTypeItem | undefined {
  const ofAnySize = { feeType: type, sizeType: '' };
  const priceIn = (lines: ValidQuotation['lines']) =>
    QUOTED_BASES.map((basis) => lineFor(lines, { ...ofAnySize, basis }, 1)).find((line) => line !== undefined)?.price;
  const [found] = quotations.flatMap(({ lines, currency }) => {
    const price = FEE_CURRENCIES.some((one) => one === currency) ? priceIn(lines) : undefined;
    return price === undefined ? [] : [{ price, curry: currency }];
  });
  return found && { ...actual(type, language), isActualFee: 0, ...found };
}

/**
 * With the prices of the list that the reader's side goes by: sale for the platform; for a supplier its own quotations,
 * and cost where they name no price.
 */
export async function listTypes(
  { serviceType }: ReadBy<typeof wire.listFeeTypes>,
  { db, user, language }: CallContext,
): Promise<PayloadOf<typeof wire.listFeeTypes>> {
  const types = FEE_TYPES_OF[serviceType];
  const { companyId } = user;
  const on = formatDate(new Date());
  const tariffs = await findTariffs(db, {
    side: isOperator(user) ? 'sale' : 'cost',
    feeTypes: types,
    on,
    ...(isOperator(user) || companyId === null ? {} : { companyId }),
  });
  const ofKind = tariffs.filter(({ serviceKind }) => serviceKind === serviceType);
  const quotations = isOperator(user) || companyId === null ? [] : await findValidQuotations(db, companyId, on);
  return types.map((type) => quoted(type, language, quotations) ?? listed(type, language, ofKind));
}

export async function listAllTypes({ language }: CallContext): Promise<PayloadOf<typeof wire.listAbnormalTypes>> {
  const all = new Set(SERVICE_KINDS.flatMap((kind) => FEE_TYPES_OF[kind]));
  return [...all].map((type) => actual(type, language));
}
