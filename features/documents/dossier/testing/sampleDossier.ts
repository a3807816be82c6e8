import { emptyValues } from '../../../freight/cargo/fields.ts';
import { containerScope, lineScope, railwayScope } from '../../../freight/cargo/shipmentFields.ts';
import { emptyParty, type Party } from '../../../people/addressBook/party.ts';
import type { Dossier, DossierLine, RouteStop } from '../server/dossier.ts';
import type { TrainSubject } from '../server/machine/paper.ts';

const stop = (
  zh: string,
  en: string,
  ru: string,
  stationCode: string,
  countryCode: string,
  isBorder = false,
): RouteStop => ({
  name: { zh, en, ru },
  stationCode,
  countryCode,
  isBorder,
});

export const STOPS: readonly RouteStop[] = [
  stop('团结村', 'Tuanjiecun', 'Туаньцзецунь', 'TJX', 'CN'),
  stop('阿拉山口', 'Alashankou', 'Алашанькоу', 'AKS', 'CN', true),
  stop('多斯特克', 'Dostyk', 'Достык', '708507', 'KZ', true),
  stop('伊列茨克', 'Iletsk', 'Илецк', '810309', 'RU', true),
  stop('沃尔西诺', 'Vorsino', 'Ворсино', '183800', 'RU'),
];

/** The same on to Europe, where the CIM begins. */
export const STOPS_TO_EUROPE: readonly RouteStop[] = [
  ...STOPS,
  stop('杜伊斯堡', 'Duisburg', 'Дуйсбург', '80336776', 'DE'),
];

export const goodsLine = (lineKey: string, orderContainerId: number | null, gross: string): DossierLine => ({
  lineKey,
  orderContainerId,
  values: {
    ...emptyValues(),
    goodsNameCn: '深沟球轴承',
    goodsNameEn: 'Deep groove ball bearings',
    goodsNameRu: 'Шарикоподшипники радиальные однорядные',
    hscode: '848210',
    hscodeBg: '8482102000',
    gng: '84821000',
    etcode: '413018',
    goodsSign: 'IS/2026',
    packNum: '60',
    packType: 'CT',
    goodsWeightKg: '1500',
    goodsGrossWeightKg: gross,
    goodsVolumeM3: '2.4',
    goodsPrice: '12.5',
    goodsValue: '18000',
    goodsValueCurrency: 'USD',
    goodsCountry: 'CN',
  },
});

const facts = (entries: Record<string, string>) => new Map(Object.entries(entries));

const SENDER: Party = {
  ...emptyParty(),
  countryCode: 'CN',
  nameCn: '西安丝路货运有限公司',
  nameEn: "Xi'an Silk Road Freight Co., Ltd.",
  nameRu: 'ООО «Сианьские перевозки Шёлкового пути»',
  addressCn: '陕西省西安市港务区港务大道 8 号',
  addressEn: "8 Gangwu Avenue, Xi'an, Shaanxi",
  addressRu: 'г. Сиань, проспект Ганъу, 8',
  taxCode: '91610131MA6TXXXX0A',
  otherTel: '+86 29 8888 6666',
};

const RECEIVER: Party = {
  ...emptyParty(),
  countryCode: 'RU',
  nameEn: 'Severny Put LLC',
  nameRu: 'ООО «Северный путь»',
  addressEn: '12 Promyshlennaya, Vorsino',
  addressRu: 'Калужская обл., с. Ворсино, ул. Промышленная, 12',
  taxCode: '7701234567',
};

/** Of the customs' papers and of the CIM/SMGS note. */
export const MORE_FACTS = {
  cimPayer: 'Bahn Agentur GmbH, 12345',
  consignorCustomsCode: '6101960XXX',
  brokerName: '西安港报关有限公司',
  brokerCustomsCode: '6101980XXX',
  mandateUntil: '2027-06-30',
  declarationCustoms: '西安海关 9001',
  exitCustoms: '阿拉山口海关 9402',
  declarantEori: 'DE1234567890123',
  consigneeEori: 'DE9876543210987',
  entryOffice: 'PL301040',
  transitHolder: 'ТОО «Транзит Сервис»',
  transitGuarantee: 'GRN 26KZ0001',
  transitFrom: '55302',
  transitTo: '10106010',
} as const;

const FACTS: Dossier['facts'] = new Map([
  [
    '',
    facts({
      contractNo: 'HT-2026-118',
      contractDate: '2026-10-01',
      invoiceNo: 'INV-5521',
      invoiceDate: '2026-11-20',
      tradeMode: '0110',
      incoterm: 'DAP',
      incotermPlace: 'Vorsino',
      consignorStatement: 'Груз не опасный. 无危险货物。',
      loadedBy: 'consignor',
      massMethod: 'scales',
      attachedDocuments: 'Упаковочный лист 1 экз.',
      ...MORE_FACTS,
    }),
  ],
  [
    containerScope(7),
    facts({
      sealNo: 'SL778899',
      tareKg: '3800',
      vgmKg: '7400',
      vgmMethod: '2',
      vgmSigner: 'Li Siyuan',
      vgmDate: '2026-12-15',
      wagonNo: '94712345',
    }),
  ],
  ...['one', 'two'].map(
    (lineKey) =>
      [
        lineScope(lineKey),
        facts({
          declarationElements: '4:机械用;牌号 6203;无品牌',
          legalQuantity: '1500',
          legalUnit: 'kg',
          unNumber: '1950',
          dangerClass: '2.1',
          packingGroup: 'II',
          emergencyCard: '208',
        }),
      ] as const,
  ),
  ...(['CR', 'KTZ', 'RZD'] as const).map(
    (railway) =>
      [railwayScope(railway), facts({ payerName: `ООО «Плательщик ${railway}»`, payerCode: '1000567' })] as const,
  ),
]);

/** A confirmed order of one container in which every paper finds what it needs. */
export function sampleDossier(changes: Partial<Dossier> = {}): Dossier {
  return {
    orderBigNo: '2611270001',
    customerRef: 'PO-778',
    isConfirmed: true,
    hasDeparted: false,
    train: { trainNo: 'X8001', departDate: '2026-12-20' },
    stops: STOPS,
    containers: [{ orderContainerId: 7, sizeType: '42G1', owner: 'SOC', containerNo: 'TCLU4567897' }],
    lines: [goodsLine('one', 7, '1560.5'), goodsLine('two', 7, '2000')],
    parties: {
      sendCc: SENDER,
      receiveCc: RECEIVER,
      buyerCc: RECEIVER,
    },
    facts: FACTS,
    ...changes,
  };
}

/** A train of as many orders of one container; pairs of containers stand on one wagon. */
export function sampleTrain(count: number): TrainSubject {
  const orders = Array.from({ length: count }, (_, index) => {
    const orderContainerId = index + 1;
    const containerNo = `TCLU${String(4_000_000 + index)}`;
    const wagonNo = String(94_700_000 + Math.floor(index / 2));
    const values = { sealNo: `SL${index}`, tareKg: '3800', vgmKg: '7400', wagonNo, wagonCapacityT: '68' };
    const dossier = sampleDossier({
      orderBigNo: String(2_611_270_001 + index),
      containers: [{ orderContainerId, sizeType: '42G1', owner: 'SOC', containerNo }],
      lines: [goodsLine('one', orderContainerId, '1560.5'), goodsLine('two', orderContainerId, '2000')],
      facts: new Map([[containerScope(orderContainerId), new Map(Object.entries(values))]]),
    });
    return { dossier };
  });
  const train = { trainNo: 'X8001', departDate: '2026-12-20' };
  return {
    train: { train, stops: STOPS, orders, notes: new Map(), places: new Map() },
    number: '',
    issuedOn: '',
    marks: ['X8001'],
  };
}
