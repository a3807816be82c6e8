import { may, type Paper, word } from '../machine/paper.ts';
import { goodsFact, orderFact, packagesFact, stationFact, sumFact } from './facts.ts';
import { currencyObstacles, goodsObstacles, unconfirmed } from './obstacles.ts';
import { lineHead, partyBox, plainBox, signatureBox } from './parts.ts';
import { entersEaeu, entersEu } from './routes.ts';

/** Draft of the transit declaration, of the EAEU or the EU by the offices it names; Russian and English. */
export const transitDeclaration: Paper = {
  code: 'transitDeclaration',
  heading: 'ТРАНЗИТНАЯ ДЕКЛАРАЦИЯ (ПРОЕКТ) / TRANSIT DECLARATION (DRAFT)',
  subheading: 'не является поданной декларацией · not a lodged declaration',
  more: 'см. следующий лист / continued overleaf',
  moreHeading: 'ТРАНЗИТНАЯ ДЕКЛАРАЦИЯ (ПРОЕКТ) / TRANSIT DECLARATION (DRAFT)',
  isNumbered: false,
  isFor: (stops) => entersEaeu(stops) || entersEu(stops),
  boxes: [
    partyBox('Отправитель / Consignor', [10, 20, 95, 30], 'sendCc', ['ru', 'en'], ['ru']),
    partyBox('Получатель / Consignee', [105, 20, 95, 30], 'receiveCc', ['ru', 'en'], ['ru']),
    plainBox('Декларант процедуры транзита / Holder of the transit procedure', [10, 50, 95, 16], 250, (of) => [
      [orderFact(of, 'transitHolder', 'need')],
    ]),
    plainBox('Обеспечение / Guarantee', [105, 50, 95, 16], 50, (of) => [[orderFact(of, 'transitGuarantee', 'need')]]),
    plainBox('Таможня отправления / Office of departure', [10, 66, 63, 12], 40, (of) => [
      [orderFact(of, 'transitFrom', 'need')],
    ]),
    plainBox('Таможня назначения / Office of destination', [73, 66, 64, 12], 40, (of) => [
      [orderFact(of, 'transitTo', 'need')],
    ]),
    plainBox('Заказ / Order', [137, 66, 63, 12], 80, ({ dossier }) => [
      [may(null, dossier.orderBigNo), may(null, dossier.customerRef)],
    ]),
    plainBox('Поезд, отправление / Train, departure', [10, 78, 63, 12], 60, ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    plainBox('Страна отправления / Country of dispatch', [73, 78, 64, 12], 90, ({ dossier: { stops } }) => [
      [may(null, stops[0]?.countryCode ?? ''), stationFact(stops[0], ['ru'])],
    ]),
    plainBox('Страна назначения / Country of destination', [137, 78, 63, 12], 90, ({ dossier: { stops } }) => [
      [may(null, stops.at(-1)?.countryCode ?? ''), stationFact(stops.at(-1), ['ru'])],
    ]),
    plainBox('Предшествующие документы / Previous documents', [10, 90, 190, 12], 300, (of) => [
      [orderFact(of, 'invoiceNo', 'need'), orderFact(of, 'invoiceDate'), orderFact(of, 'attachedDocuments')],
    ]),
    signatureBox('Место, дата, подпись / Place, date, signature', { x: 10, y: 266, width: 190, height: 16 }),
  ],
  table: {
    at: { x: 10, y: 102, width: 190, height: 164 },
    columns: [
      { no: '', title: '№', share: 6, maxLength: 4 },
      { no: '', title: 'Контейнер, пломба / Container, seal', share: 34, maxLength: 60 },
      { no: '', title: 'Код ТН ВЭД / HS', share: 20, maxLength: 12 },
      { no: '', title: 'Наименование / Description', share: 58, maxLength: 900 },
      { no: '', title: 'Места / Packages', share: 26, align: 'right', maxLength: 70 },
      { no: '', title: 'Брутто кг / Gross', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: 'Стоимость / Value', share: 26, align: 'right', maxLength: 26 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => {
        return [
          ...lineHead(of, line, index),
          [[goodsFact(line, 'hscode', 'need')]],
          [[goodsFact(line, 'goodsNameRu', 'need')], [goodsFact(line, 'goodsNameEn')]],
          [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['ru'], 'need')]],
          [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
          [[goodsFact(line, 'goodsValue', 'need'), goodsFact(line, 'goodsValueCurrency', 'need')]],
        ];
      }),
    totals: ({ lines }) => [
      [],
      [word('Итого / Total')],
      [],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
      [sumFact(lines, 'goodsValue'), may(null, lines[0]?.values.goodsValueCurrency ?? '')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...currencyObstacles(of)],
};
