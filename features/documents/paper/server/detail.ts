import type { Page } from '../../../../libs/pageReader/page.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { MONEY_FIELDS } from '../../../freight/cargo/fields.ts';
import type { Found } from '../reading/found.ts';
import type { GoodsLine } from '../reading/goodsTable.ts';
import { rowsOf } from '../reading/rows.ts';
import type { getParseData } from '../wire.ts';
import { hasPaperBefore } from './parts.ts';
import { selectPages, selectPaper } from './queries.ts';
import { userError } from './texts.ts';

type Values = Record<string, Found>;

/** What was read of an own paper; without amounts and pictures for people who see no money. */
export async function readDetail(
  { id }: ReadBy<typeof getParseData>,
  { db, user }: CallContext,
): Promise<PayloadOf<typeof getParseData>> {
  const found = await selectPaper(db, ownCompanyId(user), id);
  if (found === undefined) throw userError((t) => t.absent, CODE.absent);
  const pages = await selectPages(db, id);
  const { facts } = found;
  const { number, date, contractNo, containers = [] } = facts?.head ?? {};
  return {
    id,
    resourceId: found.resourceId,
    fileName: found.fileName,
    containerNo: found.containerNo,
    recognizeState: found.state,
    paperKind: found.kind,
    kindConfidence: found.kindConfidence,
    orderBigNo: found.orderNo,
    firstPage: found.firstPage,
    isPart: found.firstPage > 1 || found.lastPage !== null,
    abilities: { join: await hasPaperBefore(db, found) },
    hidesAmounts: user.hidesMoney,
    pages: pages.map(({ page, pictureBlobId, ...one }) => ({
      number: one.number,
      width: page.width,
      height: page.height,
      hasPicture: pictureBlobId !== null && !user.hidesMoney,
      rows: user.hidesMoney ? [] : cellsOf(page, one.number),
    })),
    head: present({ number, date, contractNo }),
    containers: containers.map(({ sealNo, suggestedNo, ...one }) => ({
      ...one,
      suggestedNo: suggestedNo ?? null,
      sealNo: sealNo ?? null,
    })),
    hwList: (facts?.lines ?? []).map((line) => valuesOf(line, user.hidesMoney)),
    sendCc: present(facts?.parties.sendCc ?? {}),
    receiveCc: present(facts?.parties.receiveCc ?? {}),
    buyerCc: present(facts?.parties.buyerCc ?? {}),
  };
}

/** Cells of a sheet by row; pages with a picture are looked at. */
function cellsOf(page: Page, number: number): string[][] {
  return page.kind === 'sheet' ? rowsOf(page, number).map((row) => row.map(({ text }) => text)) : [];
}

function present(given: Readonly<Record<string, Found | undefined>>): Values {
  const values: Values = {};
  for (const [name, found] of Object.entries(given)) if (found !== undefined) values[name] = found;
  return values;
}

/** Values of a line, weights and volume also by the names of documents 3.7. */
function valuesOf(line: GoodsLine, hidesMoney: boolean): Values {
  const { goodsWeightKg, goodsGrossWeightKg, goodsVolumeM3 } = line;
  const values = present({
    ...line,
    goodsWeight: goodsWeightKg,
    goodsGrossWeight: goodsGrossWeightKg,
    goodsVolume: goodsVolumeM3,
  });
  if (hidesMoney) for (const name of MONEY_FIELDS) delete values[name];
  return values;
}
