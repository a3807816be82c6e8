import { type Binding, bind } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { containerScope, lineScope } from '../../../freight/cargo/shipmentFields.ts';
import { SIZE_TYPES } from '../../../freight/train/sizeTypes.ts';
import * as wire from '../groupWire.ts';
import { type PaperGroup, placeOf } from '../paperCodes.ts';
import { type Dossier, type DossierLine, openDossier } from './dossier.ts';
import { differencesFrom, fillPaper } from './machine/compose.ts';
import { paperOf } from './papers/papers.ts';
import { readDossier } from './read.ts';
import { seesPaper, subjectOf } from './subject.ts';
import { userError } from './texts.ts';
import { inForce, type PaperKey, selectVersions, toVersion, versionsOf } from './versions.ts';

type OfOrder = ReadBy<typeof wire.getContainerBaseInfo>;

async function readBaseInfo(
  { orderBigNo }: OfOrder,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getContainerBaseInfo>> {
  const { dossier } = await openDossier(orderBigNo, ctx);
  return dossier.containers.map((container) => {
    const facts = dossier.facts.get(containerScope(container.orderContainerId));
    const of = (field: string) => facts?.get(field) ?? '';
    return {
      ...container,
      maxGrossKg: SIZE_TYPES[container.sizeType].maxGrossKg,
      tareKg: of('tareKg'),
      vgmKg: of('vgmKg'),
      vgmMethod: of('vgmMethod'),
      sealNo: of('sealNo'),
      otherSeals: of('otherSeals'),
      wagonNo: of('wagonNo'),
    };
  });
}

const papersOfGroup =
  (group: PaperGroup) =>
  async ({ orderBigNo }: OfOrder, ctx: CallContext): Promise<PayloadOf<typeof wire.listDepartureDocuments>> =>
    (await readDossier({ orderBigNo }, ctx)).papers.filter(({ code }) => placeOf(code).group === group);

/** A paper as it would be now, with its versions; throws 404 where the reader does not see it. */
async function fill(orderBigNo: string, key: PaperKey, ctx: CallContext) {
  if (!seesPaper(ctx.user, key.code)) throw userError((t) => t.paperAbsent, CODE.absent);
  const { dossier, order, side } = await openDossier(orderBigNo, ctx);
  const rows = await selectVersions(ctx.db, order.orderId);
  const issued = inForce(versionsOf(rows, key));
  return { side, issued, filled: fillPaper(paperOf(key.code), subjectOf(dossier, key, rows)) };
}

async function readWaybill(
  { orderBigNo, orderContainerId }: ReadBy<typeof wire.getWaybillData>,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getWaybillData>> {
  const { issued, filled } = await fill(orderBigNo, { code: 'smgs', orderContainerId }, ctx);
  return {
    number: issued?.number ?? '',
    boxes: [...filled.boxes.values()].map(({ no, title, text }) => ({ no, title, text })),
  };
}

/** The draft is confirmed by being issued. */
async function readConfirmation(
  { orderBigNo }: OfOrder,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getCustomsConfirmation>> {
  const { side, issued, filled } = await fill(orderBigNo, { code: 'customsDraft', orderContainerId: null }, ctx);
  const version = issued && toVersion(issued, side, ctx.language);
  return {
    isConfirmed: version !== undefined,
    confirmedBy: version?.issuedBy ?? '',
    confirmedTime: version?.issuedTime ?? null,
    faultCount: filled.faults.length,
    changedBoxes: issued === undefined ? [] : differencesFrom(issued.boxes, filled).map(({ box }) => box),
  };
}

const namesOf = ({ values: { goodsNameCn, goodsNameEn, goodsNameRu } }: DossierLine) => ({
  goodsNameCn,
  goodsNameEn,
  goodsNameRu,
});

async function readElements(
  { orderBigNo }: OfOrder,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.listDeclarationElements>> {
  const { dossier } = await openDossier(orderBigNo, ctx);
  return dossier.lines.map((line) => {
    const facts = dossier.facts.get(lineScope(line.lineKey));
    return {
      lineKey: line.lineKey,
      ...namesOf(line),
      hscode: line.values.hscode,
      hscodeBg: line.values.hscodeBg,
      declarationElements: facts?.get('declarationElements') ?? '',
      legalQuantity: facts?.get('legalQuantity') ?? '',
      legalUnit: facts?.get('legalUnit') ?? '',
    };
  });
}

async function readPacking(
  { orderBigNo }: OfOrder,
  ctx: CallContext,
): Promise<PayloadOf<typeof wire.getPackagingScheme>> {
  const { dossier } = await openDossier(orderBigNo, ctx);
  const packed = dossier.containers.map(({ orderContainerId, containerNo }) => ({
    orderContainerId,
    containerNo,
    lines: packingIn(dossier, orderContainerId),
  }));
  const undivided = packingIn(dossier, null);
  return undivided.length === 0 ? packed : [...packed, { orderContainerId: null, containerNo: '', lines: undivided }];
}

const packingIn = ({ lines }: Dossier, orderContainerId: number | null) =>
  lines
    .filter((line) => line.orderContainerId === orderContainerId)
    .map((line) => {
      const { packType, packNum, smallPackNum, goodsWeightKg, goodsGrossWeightKg, goodsVolumeM3 } = line.values;
      const amounts = { packType, packNum, smallPackNum, goodsWeightKg, goodsGrossWeightKg, goodsVolumeM3 };
      return { lineKey: line.lineKey, ...namesOf(line), ...amounts };
    });

/** Calls of the document groups beside those of the pages. */
export const groupCalls = (): Binding[] => [
  bind(wire.getContainerBaseInfo, readBaseInfo),
  bind(wire.listDepartureDocuments, papersOfGroup('departure')),
  bind(wire.listOnboardDocuments, papersOfGroup('onboard')),
  bind(wire.listDestinationDocuments, papersOfGroup('destination')),
  bind(wire.getWaybillData, readWaybill),
  bind(wire.getCustomsConfirmation, readConfirmation),
  bind(wire.listDeclarationElements, readElements),
  bind(wire.getPackagingScheme, readPacking),
];
