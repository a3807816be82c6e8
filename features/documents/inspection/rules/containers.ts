import { isAbove } from '../../../../libs/amounts/compare.ts';
import {
  containerNumberError,
  isContainerNumber,
  normalizeContainerNumber,
} from '../../../../libs/containerCodes/containerNumber.ts';
import { isDecimal } from '../../../../platform/wire/amountText.ts';
import { factCell } from '../../../freight/cargo/cells.ts';
import { SIZE_TYPES } from '../../../freight/train/sizeTypes.ts';
import { containerMeant } from './compare.ts';
import { containerCell, found, goodsCell, isWithin, linesIn, numberCell, onPaper, sumOf } from './found.ts';
import type { Found, Inspected, InspectedContainer } from './inspected.ts';

/** A paper names a container by another number than the order, which lacks only a letter or two. */
export function containerEqualFound(of: Inspected): Found[] {
  return of.papers.flatMap((paper) => {
    const written = [
      ...paper.containers.map(({ containerNo }) => containerNo),
      ...paper.lines.flatMap(({ containerNo }) => containerNo ?? []),
    ];
    const once = new Map(written.map((value) => [normalizeContainerNumber(value.text), value]));
    const named = new Set(once.keys());
    return [...once].flatMap(([number, value]) => {
      const meant = containerMeant(of, number);
      if (meant === undefined || meant.containerNo === number || named.has(meant.containerNo)) return [];
      return [
        found({
          orderContainerId: meant.orderContainerId,
          cells: [numberCell(meant)],
          read: [onPaper(paper, value)],
          ours: meant.containerNo,
          theirs: number,
        }),
      ];
    });
  });
}

export const containerIsoFound = (of: Inspected): Found[] =>
  numbered(of)
    .filter(({ containerNo }) => containerNumberError(containerNo) !== null)
    .map((container) =>
      found({
        orderContainerId: container.orderContainerId,
        cells: [numberCell(container)],
        ours: container.containerNo,
      }),
    );

/** A number twice in the order, or in another order of the train. */
export function containerTwiceFound(of: Inspected): Found[] {
  return numbered(of).flatMap((container, at, all) => {
    const { containerNo, orderContainerId } = container;
    const isAgain = all.findIndex((one) => one.containerNo === containerNo) < at;
    const other = of.elsewhere.get(containerNo);
    if (!isAgain && other === undefined) return [];
    return [
      found({ orderContainerId, cells: [numberCell(container)], ours: containerNo, theirs: other ?? of.orderBigNo }),
    ];
  });
}

const numbered = (of: Inspected): InspectedContainer[] => of.containers.filter(({ containerNo }) => containerNo !== '');

const plain = (seal: string) => seal.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A seal on a photo or another paper that the order does not have for the container. */
export function sealFound(of: Inspected): Found[] {
  return of.papers.flatMap((paper) =>
    paper.containers.flatMap(({ containerNo, sealNo }) => {
      const container = isContainerNumber(containerNo.text) ? containerMeant(of, containerNo.text) : undefined;
      if (container === undefined || sealNo === null) return [];
      const cell = containerCell(of, container, 'sealNo');
      const others = containerCell(of, container, 'otherSeals');
      const known = [cell.value, ...others.value.split(/[\s,;/]+/)].map(plain);
      if (cell.value === '' || known.includes(plain(sealNo.text))) return [];
      return [
        found({
          orderContainerId: container.orderContainerId,
          cells: [cell],
          read: [onPaper(paper, sealNo)],
          ours: cell.value,
          theirs: sealNo.text,
          fix: { cell: cell.cell, value: sealNo.text },
        }),
      ];
    }),
  );
}

/** Gross mass of the packed container above what its type permits (ISO 668). */
export const vgmMaxFound = (of: Inspected): Found[] =>
  of.containers.flatMap((container) => {
    const cell = containerCell(of, container, 'vgmKg');
    const most = String(SIZE_TYPES[container.sizeType].maxGrossKg);
    if (!isDecimal(cell.value) || !isAbove(cell.value, most)) return [];
    return [found({ orderContainerId: container.orderContainerId, cells: [cell], ours: cell.value, theirs: most })];
  });

/** Tare and gross weight of the goods against the verified gross mass, for containers whose mass was found by a method. */
const massFound = (of: Inspected, method: '1' | '2', limit: string): Found[] =>
  of.containers.flatMap((container) => {
    const [vgm, tare] = [containerCell(of, container, 'vgmKg'), containerCell(of, container, 'tareKg')];
    const goods = linesIn(of, container.orderContainerId).map((line) => goodsCell(line, 'goodsGrossWeightKg'));
    const sum = goods.length === 0 ? null : sumOf([tare, ...goods].map(({ value }) => value));
    const isOf = containerCell(of, container, 'vgmMethod').value === method;
    if (!isOf || sum === null || !isDecimal(vgm.value) || isWithin(vgm.value, sum, limit)) return [];
    // what secures the goods belongs to the mass too (SOLAS VI/2), and is known here by its weight alone
    const isSecured = method === '2' && isAbove(vgm.value, sum) && isWithin(vgm.value, sum, SECURING_PERCENT);
    return [
      found({
        orderContainerId: container.orderContainerId,
        cells: [vgm, tare, ...goods],
        ours: vgm.value,
        theirs: sum,
        ...(isSecured && { isUnsure: true }),
      }),
    ];
  });

/** Of tare and goods: what lashing and dunnage weigh at most, as a rule. */
const SECURING_PERCENT = '5';

export const vgmCalculatedFound = (of: Inspected, limit: string) => massFound(of, '2', limit);
export const vgmWeighedFound = (of: Inspected, limit: string) => massFound(of, '1', limit);

/** A reference that papers of a kind give otherwise than the order. */
function referenceFound(of: Inspected, which: 'contractNo' | 'invoiceNo'): Found[] {
  const ours = of.facts.get('')?.get(which) ?? '';
  return of.papers.flatMap((paper) => {
    const value = which === 'contractNo' ? paper.contractNo : paper.kind === 'invoice' ? paper.number : null;
    if (value === null || ours === '' || plain(value.text) === plain(ours)) return [];
    const cell = factCell('', which);
    return [
      found({
        cells: [{ cell, value: ours }],
        read: [onPaper(paper, value)],
        ours,
        theirs: value.text,
        fix: { cell, value: value.text },
      }),
    ];
  });
}

export const contractNoFound = (of: Inspected) => referenceFound(of, 'contractNo');

/** Several invoices are named in one cell, or one of them is the order's. */
export function invoiceNoFound(of: Inspected): Found[] {
  const all = of.papers.filter(({ kind, number }) => kind === 'invoice' && number !== null);
  const differing = referenceFound(of, 'invoiceNo');
  return differing.length === all.length && all.length === 1 ? differing : [];
}
