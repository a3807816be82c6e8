import type { Refusal } from '../../../platform/server/http/refusal.ts';
import { payloadKg, type SizeType } from '../../train/sizeTypes.ts';
import type { GoodsLine } from '../order.ts';
import { refuse } from './texts.ts';

/** Checks goods against the containers' payload (ISO 668 gross mass less tare). */
export function whyTooHeavy(
  containers: readonly { sizeType: SizeType; count: number }[],
  goods: readonly Pick<GoodsLine, 'grossWeightKg'>[],
): Refusal | null {
  const mayWeigh = containers.reduce((sum, line) => sum + payloadKg(line.sizeType) * line.count, 0);
  const weighs = goods.reduce((sum, line) => sum + line.grossWeightKg, 0);
  if (weighs <= mayWeigh) return null;
  const path = `goods.${goods.length - 1}.grossWeightKg`;
  return refuse.atFields((t) => t.overweight({ weighs, mayWeigh }), {
    [path]: (t) => t.overweight({ weighs, mayWeigh }),
  });
}
