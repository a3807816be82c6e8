import type { UserError } from '../../../platform/server/http/userError.ts';
import { payloadKg, type SizeType } from '../../train/sizeTypes.ts';
import type { GoodsLine } from '../order.ts';
import { userError } from './writeTexts.ts';

/** Checks goods against the containers' payload (ISO 668 gross mass less tare). */
export function overweightError(
  containers: readonly { sizeType: SizeType; count: number }[],
  goods: readonly Pick<GoodsLine, 'grossWeightKg'>[],
): UserError | null {
  const mayWeigh = containers.reduce((sum, line) => sum + payloadKg(line.sizeType) * line.count, 0);
  const weighs = goods.reduce((sum, line) => sum + line.grossWeightKg, 0);
  if (weighs <= mayWeigh) return null;
  const path = `goods.${goods.length - 1}.grossWeightKg`;
  return userError.withFields((t) => t.overweight({ weighs, mayWeigh }), {
    [path]: (t) => t.overweight({ weighs, mayWeigh }),
  });
}
