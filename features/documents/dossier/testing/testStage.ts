import type { TestFixture } from '../../../../app/testing/testFixture.ts';
import { bookingOf } from '../../../../app/testing/testFixture.ts';
import { confirmBooking } from '../../../freight/booking/operatorWire.ts';
import { getOrderDetail, saveBooking, saveContainers } from '../../../freight/booking/wire.ts';
import { ownCargo } from '../../../freight/cargo/wire.ts';
import { updateCompanyTxl } from '../../../people/addressBook/wire.ts';
import { getDossier, saveFacts } from '../wire.ts';
import { MORE_FACTS } from './sampleDossier.ts';

const SENDER = {
  countryCode: 'CN',
  nameCn: '西安丝路货运有限公司',
  nameEn: "Xi'an Silk Road Freight",
  nameRu: 'ООО «Шёлковый путь»',
  addressCn: '港务大道 8 号',
  addressEn: '8 Gangwu Avenue',
  addressRu: 'проспект Ганъу, 8',
  cityEn: "Xi'an",
  otherPostcode: '710026',
};
const RECEIVER = {
  countryCode: 'KZ',
  nameEn: 'Steppe Trade LLP',
  nameRu: 'ТОО «Степь Трейд»',
  addressEn: '12 Abay Avenue',
  addressRu: 'пр. Абая, 12',
  cityEn: 'Almaty',
  otherPostcode: '050010',
};

/** Of a name that the address book does not have yet. */
const named = (party: typeof SENDER | typeof RECEIVER, mark: string) => ({
  ...party,
  ...('nameCn' in party ? { nameCn: `${party.nameCn} ${mark}` } : {}),
  nameEn: `${party.nameEn} ${mark}`,
  nameRu: `${party.nameRu} ${mark}`,
});

const GOODS = {
  goodsNameCn: '轴承',
  goodsNameEn: 'Bearings',
  goodsNameRu: 'Подшипники',
  hscode: '848210',
  hscodeBg: '8482102000',
  gng: '84821000',
  packNum: '60',
  packType: 'CT',
  goodsWeightKg: '900',
  goodsGrossWeightKg: '1000',
  goodsValue: '18000',
  goodsPrice: '300',
  goodsValueCurrency: 'USD',
  goodsCountry: 'CN',
};

/** A confirmed order of the shipper whose dossier holds what every paper needs; a line `goods-<n>` in each container. */
export async function fillOrder(
  { shipper, operator, newTrain }: Pick<TestFixture, 'shipper' | 'operator'> & { newTrain: () => Promise<number> },
  numbers: readonly string[],
) {
  const booking = bookingOf(await newTrain(), [['42G1', numbers.length]]);
  const { orderBigNo } = await shipper.send(saveBooking, booking);
  await operator.send(confirmBooking, { orderBigNo });
  const { containers } = await shipper.send(getOrderDetail, { orderBigNo });
  const ids = containers.map(({ orderContainerId }) => orderContainerId);
  await shipper.send(saveContainers, {
    orderBigNo,
    containers: ids.map((orderContainerId, index) => ({
      orderContainerId,
      containerNo: numbers[index] ?? '',
      sealNo: `SL${index}`,
      tareKg: 3800,
      vgmKg: 6000,
    })),
  });
  const booked = await shipper.send(ownCargo.detail, { orderBigNo });
  let { version } = await shipper.send(ownCargo.save, {
    orderBigNo,
    version: booked.version,
    removed: booked.lines.map(({ lineKey }) => lineKey),
    lines: ids.map((orderContainerId, index) => ({ lineKey: `goods-${index}`, orderContainerId, fields: GOODS })),
  });
  for (const [role, party] of [
    ['sendCc', SENDER],
    ['receiveCc', RECEIVER],
    ['buyerCc', RECEIVER],
  ] as const) {
    const { partyId } = await shipper.send(updateCompanyTxl, named(party, `${orderBigNo} ${role}`));
    version = (await shipper.send(ownCargo.saveParty, { orderBigNo, version, role, partyId })).version;
  }
  const { railways } = await shipper.send(getDossier, { orderBigNo });
  const changes = [
    ...ids.flatMap((id) =>
      Object.entries({ vgmMethod: '1', vgmSigner: 'Li Siyuan', vgmDate: '2026-12-15' }).map(([field, value]) => ({
        scope: `container-${id}`,
        field,
        before: '',
        value,
      })),
    ),
    ...ids.flatMap((_, index) =>
      Object.entries({
        declarationElements: '机械用',
        legalQuantity: '900',
        legalUnit: 'kg',
        unNumber: '1950',
        dangerClass: '2.1',
        emergencyCard: '208',
      }).map(([field, value]) => ({ scope: `line-goods-${index}`, field, before: '', value })),
    ),
    ...railways.flatMap((railway) => [
      { scope: `railway-${railway}`, field: 'payerName', before: '', value: 'ТОО «Плательщик»' },
      { scope: `railway-${railway}`, field: 'payerCode', before: '', value: '1000567' },
    ]),
    ...Object.entries({
      loadedBy: 'consignor',
      massMethod: 'scales',
      invoiceNo: 'INV-1',
      invoiceDate: '2026-11-20',
      contractNo: 'HT-1',
      contractDate: '2026-10-01',
      tradeMode: '0110',
      incoterm: 'DAP',
      incotermPlace: 'Almaty',
      ...MORE_FACTS,
    }).map(([field, value]) => ({ scope: '', field, before: '', value })),
  ];
  ({ version } = await shipper.send(saveFacts, { orderBigNo, changes }));
  return { orderBigNo, ids, version };
}
