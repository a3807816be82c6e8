import { labelled, may, type Paper, word } from '../machine/paper.ts';
import { goodsFact, packagesFact, sumFact } from './facts.ts';
import { currencyObstacles, goodsObstacles, unconfirmed } from './obstacles.ts';
import { partyBox, plainBox, signatureBox, tradeBoxes } from './parts.ts';

/** Specification to the contract Спецификация к договору, Russian and English; travels with the goods. */
export const specification: Paper = {
  code: 'specification',
  heading: 'СПЕЦИФИКАЦИЯ / SPECIFICATION',
  subheading: 'к договору поставки · to the contract of sale',
  more: 'см. следующий лист / continued overleaf',
  moreHeading: 'СПЕЦИФИКАЦИЯ / SPECIFICATION — продолжение / continuation',
  isNumbered: false,
  boxes: [
    partyBox('Продавец / Seller', [10, 20, 95, 32], 'sendCc', ['ru', 'en'], ['ru']),
    partyBox('Покупатель / Buyer', [105, 20, 95, 32], 'buyerCc', ['ru', 'en'], ['ru']),
    ...tradeBoxes(52, ['Инвойс / Invoice', 'Договор / Contract', 'Условия поставки / Terms of delivery'], 'need'),
    plainBox('Контейнеры / Containers', [10, 63, 190, 16], 800, ({ dossier }) => [
      dossier.containers.map(({ containerNo }) => may(null, containerNo)),
    ]),
    signatureBox('Продавец: подпись, дата / Seller: signature, date', { x: 10, y: 262, width: 95, height: 20 }),
    plainBox('Покупатель: подпись, дата / Buyer: signature, date', [105, 262, 95, 20], 10, () => []),
  ],
  table: {
    at: { x: 10, y: 79, width: 190, height: 183 },
    columns: [
      { no: '', title: '№', share: 6, maxLength: 4 },
      { no: '', title: 'Наименование / Description', share: 64, maxLength: 900 },
      { no: '', title: 'ТН ВЭД / HS', share: 18, maxLength: 12 },
      { no: '', title: 'Места / Packages', share: 30, align: 'right', maxLength: 70 },
      { no: '', title: 'Нетто кг / Net', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: 'Брутто кг / Gross', share: 20, align: 'right', maxLength: 16 },
      { no: '', title: 'Цена / Price', share: 20, align: 'right', maxLength: 20 },
      { no: '', title: 'Сумма / Amount', share: 28, align: 'right', maxLength: 24 },
    ],
    rows: ({ lines }) =>
      lines.map((line, index) => [
        [[word(String(index + 1))]],
        [[goodsFact(line, 'goodsNameRu', 'need')], [goodsFact(line, 'goodsNameEn')]],
        [[goodsFact(line, 'hscode', 'need')]],
        [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['ru'])]],
        [[goodsFact(line, 'goodsWeightKg', 'need')]],
        [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
        [[goodsFact(line, 'goodsPrice')]],
        [[goodsFact(line, 'goodsValue', 'need'), goodsFact(line, 'goodsValueCurrency', 'need')]],
      ]),
    totals: ({ lines }) => [
      [],
      [word('Итого / Total')],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsWeightKg')],
      [sumFact(lines, 'goodsGrossWeightKg')],
      [],
      [labelled('', sumFact(lines, 'goodsValue')), may(null, lines[0]?.values.goodsValueCurrency ?? '')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...currencyObstacles(of)],
};
