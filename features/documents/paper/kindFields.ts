import { CARGO_FIELDS, type CargoField } from '../../freight/cargo/fields.ts';
import type { PaperKind } from './paperKinds.ts';

/** Facts of goods that no paper of a kind states. */
const NEVER: Readonly<Partial<Record<PaperKind, readonly CargoField[]>>> = {
  invoice: ['gng', 'etcode', 'hscodeBg'],
  packingList: ['gng', 'etcode', 'hscodeBg', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
  waybill: ['hscodeBg', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
  certificate: ['gng', 'etcode', 'hscodeBg', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
};

/** Photos of doors and licences name no goods and no parties of a transport. */
export const hasGoods = (kind: PaperKind | null): boolean => kind !== 'containerPhoto' && kind !== 'licence';

/** Fields of goods that a paper of the kind may state. */
export function fieldsOfKind(kind: PaperKind | null): readonly CargoField[] {
  const never = (kind !== null && NEVER[kind]) || [];
  return CARGO_FIELDS.filter((field) => !never.includes(field));
}
