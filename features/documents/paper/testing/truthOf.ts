import { iso, type LayoutName, plain, STYLES } from './layouts.ts';
import { amountOf, type SampleFacts } from './paperFacts.ts';

/** Fields of each goods line that a layout prints. */
const PRINTED: Record<LayoutName, readonly string[]> = {
  english: ['goodsNameEn', 'hscode', 'packNum', 'smallPackNum', 'goodsPrice', 'goodsValue', 'goodsValueCurrency'],
  bilingual: [
    'goodsNameCn',
    'goodsNameEn',
    'hscode',
    'packNum',
    'goodsWeightKg',
    'goodsGrossWeightKg',
    'goodsValue',
    'goodsValueCurrency',
  ],
  russian: ['goodsNameRu', 'hscode', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg', 'goodsVolumeM3'],
  trilingual: [
    'goodsNameCn',
    'goodsNameEn',
    'goodsNameRu',
    'hscode',
    'packNum',
    'goodsWeightKg',
    'goodsGrossWeightKg',
    'goodsVolumeM3',
  ],
  chinese: ['containerNo', 'goodsNameCn', 'hscode', 'packNum', 'goodsWeightKg', 'goodsGrossWeightKg'],
  waybill: ['goodsNameEn', 'goodsNameRu', 'hscode', 'packNum', 'goodsGrossWeightKg'],
};

/** Truth of a paper: value by path, such as `line0.hscode` and `sendCc.nameEn`. */
export function truthOf(
  layout: LayoutName,
  { number, date, contractNo, currency, sender, receiver, goods, containers }: SampleFacts,
): Map<string, string> {
  const truth = new Map([
    ['head.number', number],
    ['head.date', iso(date)],
    ['head.contractNo', contractNo],
  ]);
  for (const [at, { containerNo, sealNo }] of containers.entries()) {
    truth.set(`container${at}`, containerNo);
    truth.set(`seal${at}`, sealNo);
  }
  for (const [role, party] of [
    ['sendCc', sender],
    ['receiveCc', receiver],
  ] as const) {
    const printed = STYLES[layout].scripts.filter((script) => party[`name${script}`] !== '');
    for (const script of printed.length > 0 ? printed : (['En'] as const))
      truth.set(`${role}.name${script}`, party[`name${script}`]);
    truth.set(`${role}.taxCode`, party.taxCode);
    truth.set(`${role}.countryCode`, party.countryCode);
  }
  for (const [at, one] of goods.entries()) {
    const values: Record<string, string> = {
      goodsNameCn: one.goodsNameCn,
      goodsNameEn: one.goodsNameEn,
      goodsNameRu: one.goodsNameRu,
      hscode: layout === 'waybill' ? one.hscode.slice(0, 6) : one.hscode,
      containerNo: one.containerNo,
      packNum: String(one.packNum),
      smallPackNum: String(one.smallPackNum),
      ...{
        goodsWeightKg: plain(one.netKg),
        goodsGrossWeightKg: plain(one.grossKg),
        goodsVolumeM3: plain(one.volumeM3),
      },
      goodsPrice: plain(one.price),
      goodsValue: plain(amountOf(one)),
      goodsValueCurrency: currency,
    };
    for (const field of PRINTED[layout]) truth.set(`line${at}.${field}`, values[field] ?? '');
  }
  return truth;
}
