import { isAbove } from '../../../../../libs/amounts/compare.ts';
import { exactSum } from '../../../../../libs/amounts/decimals.ts';
import { isDecimal } from '../../../../../platform/wire/amountText.ts';
import { factCell, lineCell } from '../../../../freight/cargo/cells.ts';
import { containerScope } from '../../../../freight/cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../../../freight/train/sizeTypes.ts';
import type { Obstacle, Subject } from '../machine/paper.ts';
import { containerFact } from './facts.ts';

/** Papers are issued for confirmed orders alone. */
export const unconfirmed = ({ dossier }: Subject): Obstacle[] =>
  dossier.isConfirmed ? [] : [{ reason: 'notConfirmed', cell: null }];

/** A paper of a container needs goods in it, and no line that might be in any. */
export function goodsObstacles({ dossier, container, lines }: Subject): Obstacle[] {
  const undivided = container === null ? [] : dossier.lines.filter(({ orderContainerId }) => orderContainerId === null);
  if (dossier.containers.length > 1 && undivided.length > 0)
    return undivided.map(({ lineKey }) => ({ reason: 'notDivided', cell: lineCell(lineKey, 'container') }));
  return lines.length === 0 ? [{ reason: 'noGoods', cell: null }] : [];
}

/** The verified gross mass holds tare and goods, and is not above what the container may weigh (C10, SOLAS VI/2). */
export function massObstacles(of: Subject): Obstacle[] {
  const { container, lines } = of;
  if (container === null) return [];
  const cell = factCell(containerScope(container.orderContainerId), 'vgmKg');
  const vgm = containerFact(of, container, 'vgmKg').text;
  const parts = [containerFact(of, container, 'tareKg').text, ...lines.map(({ values }) => values.goodsGrossWeightKg)];
  if (!isDecimal(vgm)) return [];
  if (isAbove(vgm, String(SIZE_TYPES[container.sizeType].maxGrossKg))) return [{ reason: 'vgmAboveMax', cell }];
  return parts.every(isDecimal) && isAbove(exactSum(parts), vgm) ? [{ reason: 'vgmBelowSum', cell }] : [];
}

/** Amounts are added up in one currency alone. */
export function currencyObstacles({ lines }: Subject): Obstacle[] {
  const [first] = lines;
  const other = lines.find(({ values }) => values.goodsValueCurrency !== first?.values.goodsValueCurrency);
  return other === undefined ? [] : [{ reason: 'currencies', cell: lineCell(other.lineKey, 'goodsValueCurrency') }];
}

/** A container travels under one consignment note; `mayReplace`: this one takes the place of the other. */
export const oneNote = ({ otherNote }: Subject, mayReplace: boolean): Obstacle[] =>
  otherNote === '' || mayReplace ? [] : [{ reason: 'otherNote', cell: null }];
