import { type Paper, word } from '../machine/paper.ts';
import { containerFact, goodsFact, orderFact, packagesFact, stationFact, sumFact } from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { containerOf, journeyBoxes, lineHead, partyBox, plainBox, signatureBox } from './parts.ts';
import { eaeuEntryOf, entersEaeu } from './routes.ts';

/** Data of the preliminary information to the customs of the EAEU before goods arrive, Russian and English. */
export const eaeuPreliminary: Paper = {
  code: 'eaeuPreliminary',
  heading: 'ПРЕДВАРИТЕЛЬНАЯ ИНФОРМАЦИЯ ЕАЭС / EAEU PRELIMINARY INFORMATION',
  subheading: 'сведения для подачи до прибытия · data to be filed before arrival',
  more: 'см. следующий лист / continued overleaf',
  moreHeading: 'ПРЕДВАРИТЕЛЬНАЯ ИНФОРМАЦИЯ ЕАЭС / EAEU PRELIMINARY INFORMATION',
  isNumbered: false,
  isFor: entersEaeu,
  boxes: [
    partyBox('Отправитель / Consignor', [10, 20, 95, 32], 'sendCc', ['ru', 'en'], ['ru']),
    partyBox('Получатель / Consignee', [105, 20, 95, 32], 'receiveCc', ['ru', 'en'], ['ru']),
    ...journeyBoxes(52, ['Заказ / Order', 'Поезд, отправление / Train', 'Откуда / From', 'Куда / To'], ['ru', 'en']),
    plainBox('Место прибытия / Place of arrival', [10, 64, 63, 12], 90, ({ dossier: { stops } }) => [
      [stationFact(eaeuEntryOf(stops), ['ru'])],
    ]),
    plainBox('Таможня отправления / Customs of departure', [73, 64, 64, 12], 40, (of) => [
      [orderFact(of, 'transitFrom')],
    ]),
    plainBox('Таможня назначения / Customs of destination', [137, 64, 63, 12], 40, (of) => [
      [orderFact(of, 'transitTo', 'need')],
    ]),
    plainBox('Инвойс / Invoice', [10, 76, 95, 12], 60, (of) => [
      [orderFact(of, 'invoiceNo', 'need'), orderFact(of, 'invoiceDate')],
    ]),
    plainBox('Вид транспорта / Mode of transport', [105, 76, 95, 12], 60, () => [[word('железнодорожный / rail')]]),
    signatureBox('Составил, дата / Prepared by, date', { x: 10, y: 266, width: 190, height: 16 }),
  ],
  table: {
    at: { x: 10, y: 88, width: 190, height: 178 },
    columns: [
      { no: '', title: '№', share: 6, maxLength: 4 },
      { no: '', title: 'Контейнер, пломба / Container, seal', share: 36, maxLength: 60 },
      { no: '', title: 'Вагон / Wagon', share: 20, maxLength: 14 },
      { no: '', title: 'Код ТН ВЭД / HS', share: 20, maxLength: 12 },
      { no: '', title: 'Наименование / Description', share: 62, maxLength: 900 },
      { no: '', title: 'Места / Packages', share: 28, align: 'right', maxLength: 70 },
      { no: '', title: 'Брутто кг / Gross', share: 22, align: 'right', maxLength: 16 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => {
        const container = containerOf(of, line);
        return [
          ...lineHead(of, line, index),
          container === undefined ? [] : [[containerFact(of, container, 'wagonNo')]],
          [[goodsFact(line, 'hscode', 'need')]],
          [[goodsFact(line, 'goodsNameRu', 'need')], [goodsFact(line, 'goodsNameEn')]],
          [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['ru'], 'need')]],
          [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
        ];
      }),
    totals: ({ lines }) => [
      [],
      [word('Итого / Total')],
      [],
      [],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of)],
};
