import { z } from 'zod';
import { isAppPath, isWebAddress } from '../../../platform/wire/address.ts';
import { pathTo } from '../../../platform/wire/pathTo.ts';
import { DOMESTIC_PAYMENT, ORDER_PAYMENT } from '../../people/account/laterPages.ts';

/** Parsed `handParam` (portal 3). */
const handParam = z.object({
  url: z.string().optional(),
  gysurl: z.string().optional(),
  lineType: z.string().optional(),
  orderBigNo: z.string().optional(),
  stationCnname: z.string().optional(),
  trainNo: z.string().optional(),
});

/** Whole-train returns: the target page needs the train number. */
const WHOLE_TRAIN_RETURN = 'train_wt_back';
const SUPPLIER = 8;
const CUSTOMER = 2;

interface JumpSource {
  businessCode: string;
  /** JSON; '': none */
  handParam: string;
}

/**
 * Target of a message (portal 2.6): own address (`gysurl` for suppliers), else the page of the order.
 * Null: none, or neither a portal path nor http(s).
 */
export function jumpTarget(
  { businessCode, handParam: text }: JumpSource,
  companyScope: readonly number[],
): string | null {
  const result = handParam.safeParse(parsed(text));
  if (!result.success) return null;
  const { url, gysurl, lineType, orderBigNo, stationCnname, trainNo } = result.data;
  const isSupplier = companyScope.includes(SUPPLIER) && !companyScope.includes(CUSTOMER);
  const address = isSupplier ? gysurl || url : url || undefined;
  if (address) {
    // no script URLs
    if (!isAppPath(address) && !isWebAddress(address)) return null;
    return businessCode === WHOLE_TRAIN_RETURN && trainNo ? withTrain(address, trainNo) : address;
  }
  if (!orderBigNo) return null;
  if (lineType !== 'CN') return pathTo(ORDER_PAYMENT, { orderBigNo, type: 0 });
  return pathTo(DOMESTIC_PAYMENT, { orderBigNo, type: 1, wbStationCnname: stationCnname || '-' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withTrain(address: string, trainNo: string): string {
  const [path, fragment] = address.split('#');
  const join = address.includes('?') ? '&' : '?';
  return `${path}${join}trainNo=${encodeURIComponent(trainNo)}${fragment === undefined ? '' : `#${fragment}`}`;
}
