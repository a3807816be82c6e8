import { z } from 'zod';
import { isPagePath, isWebAddress } from '../../platform/wire/address.ts';

/** Where a message leads, as its `handParam` holds it (portal 3). */
const handParam = z.object({
  url: z.string().optional(),
  gysurl: z.string().optional(),
  lineType: z.string().optional(),
  orderBigNo: z.string().optional(),
  stationCnname: z.string().optional(),
  trainNo: z.string().optional(),
});

/** Whole-train returns: the page behind the address wants the train's number. */
const TRAIN_WAY_BACK = 'train_wt_back';
const SUPPLIER = 8;
const CUSTOMER = 2;

interface Jumping {
  businessCode: string;
  /** JSON text, '' for none */
  handParam: string;
}

/**
 * The address a message leads this reader to (portal 2.6): an address of its own (suppliers': theirs), else the
 * page of its order. Null when there is none, or it lies neither in the portal nor on the web.
 */
export function jumpTarget(
  { businessCode, handParam: text }: Jumping,
  companyScope: readonly number[],
): string | null {
  const read = handParam.safeParse(parsed(text));
  if (!read.success) return null;
  const { url, gysurl, lineType, orderBigNo, stationCnname, trainNo } = read.data;
  const isSupplier = companyScope.includes(SUPPLIER) && !companyScope.includes(CUSTOMER);
  const address = isSupplier ? gysurl || url : url || undefined;
  if (address) {
    // nothing that a browser would run
    if (!isPagePath(address) && !isWebAddress(address)) return null;
    return businessCode === TRAIN_WAY_BACK && trainNo ? withTrain(address, trainNo) : address;
  }
  if (!orderBigNo) return null;
  const order = encodeURIComponent(orderBigNo);
  if (lineType === 'CN') return `/paygnbookingDetail/${order}/1/${encodeURIComponent(stationCnname || '-')}`;
  return `/paybookingDetail/${order}/0`;
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
