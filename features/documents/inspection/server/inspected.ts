import type { Db } from '../../../../platform/server/database/connect.ts';
import type { OrderOfGoods } from '../../../freight/booking/server/index.ts';
import { ordersOnTrain } from '../../../freight/booking/server/index.ts';
import { CARGO_FIELDS, normalizeCargo } from '../../../freight/cargo/fields.ts';
import { type Dossier, type KnownVersion, paperCodesOf } from '../../dossier/server/index.ts';
import type { Found as ReadFound } from '../../paper/reading/found.ts';
import { findReadOf, type ReadOf } from '../../paper/server/index.ts';
import type { Inspected, ReadLine, ReadPaper, ReadValue } from '../rules/inspected.ts';

/** An order with its dossier and issued versions: the input of the inspection. */
export interface Inspectable {
  order: Pick<OrderOfGoods, 'orderId' | 'orderBigNo' | 'companyId' | 'trainId' | 'createdAt'>;
  dossier: Dossier;
  /** of all its papers */
  versions: readonly Pick<KnownVersion, 'code' | 'orderContainerId' | 'state'>[];
}

/** What rules look at, for orders of one train; two queries, however many orders. */
export async function readInspected(db: Db, trainId: number, all: readonly Inspectable[]): Promise<Inspected[]> {
  const papers = await findReadOf(
    db,
    all.map(({ order, dossier }) => ({
      ...order,
      containerNos: dossier.containers.map(({ containerNo }) => containerNo),
    })),
  );
  const train = await ordersOnTrain(db, trainId);
  const ordersByNumber = Map.groupBy(
    train.flatMap(({ orderNo, containerNos }) => containerNos.map((no) => ({ no, orderNo }))),
    ({ no }) => no,
  );
  return all.map((one) => {
    const { orderBigNo } = one.order;
    const elsewhere = new Map(
      [...ordersByNumber].flatMap(([no, orders]) => {
        const other = orders.find(({ orderNo }) => orderNo !== orderBigNo);
        return other === undefined ? [] : [[no, other.orderNo] as const];
      }),
    );
    return toInspected(one, papers.filter((paper) => paper.orderBigNo === orderBigNo).map(toReadPaper), elsewhere);
  });
}

function toInspected(
  { dossier, versions }: Inspectable,
  papers: readonly ReadPaper[],
  elsewhere: Inspected['elsewhere'],
): Inspected {
  const { orderBigNo, stops, containers, lines, parties, facts } = dossier;
  const issued = versions.filter(({ state }) => state === 'issued');
  const applicable = paperCodesOf(dossier);
  return { orderBigNo, stops, containers, lines, parties, facts, papers, issued, applicable, elsewhere };
}

const toValue = ({ text, page, box, confidence }: ReadFound): ReadValue => ({ text, page, box, confidence });

function toReadPaper({ paperId, fileName, kind, filedUnder, facts }: ReadOf): ReadPaper {
  const { head, lines, totals = [] } = facts;
  return {
    paperId,
    fileName,
    kind,
    filedUnder,
    number: head.number === undefined ? null : toValue(head.number),
    contractNo: head.contractNo === undefined ? null : toValue(head.contractNo),
    containers: head.containers.map(({ containerNo, sealNo }) => ({
      containerNo: toValue(containerNo),
      sealNo: sealNo === undefined ? null : toValue(sealNo),
    })),
    lines: lines.map(toLine),
    totals: totals.map(toLine),
  };
}

/** Values as cells keep them. */
function toLine(line: ReadOf['facts']['lines'][number]): ReadLine {
  const read: Partial<Record<keyof ReadLine, ReadValue>> = {};
  if (line.containerNo !== undefined) read.containerNo = toValue(line.containerNo);
  for (const field of CARGO_FIELDS) {
    const found = line[field];
    if (found !== undefined) read[field] = { ...toValue(found), text: normalizeCargo(field, found.text) };
  }
  return read;
}
