import { labelled, type Paper, type Subject, word } from '../machine/paper.ts';
import { containerFact, extraFact, goodsFact, numberFact, packagesFact, sumFact } from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { journeyBoxes, partyBox, plainBox, signatureBox } from './parts.ts';

const dangerous = (of: Subject) => of.lines.filter((line) => extraFact(of, line, 'unNumber').text !== '');

/** Declaration of dangerous goods in a container (SMGS annex 2), Russian and English. */
export const dangerousGoods: Paper = {
  code: 'dangerousGoods',
  heading: 'ДЕКЛАРАЦИЯ ОПАСНЫХ ГРУЗОВ / DANGEROUS GOODS DECLARATION',
  subheading: 'СМГС, приложение 2 · SMGS, annex 2',
  more: 'см. следующий лист / continued overleaf',
  moreHeading: 'ДЕКЛАРАЦИЯ ОПАСНЫХ ГРУЗОВ / DANGEROUS GOODS DECLARATION',
  isNumbered: false,
  boxes: [
    partyBox('Отправитель / Consignor', [10, 20, 95, 32], 'sendCc', ['ru', 'en'], ['ru', 'en']),
    partyBox('Получатель / Consignee', [105, 20, 95, 32], 'receiveCc', ['ru', 'en'], ['ru']),
    ...journeyBoxes(52, ['Заказ / Order', 'Поезд, отправление / Train', 'Откуда / From', 'Куда / To'], ['ru', 'en']),
    plainBox('Контейнер, пломба / Container, seal', [10, 64, 190, 12], 60, (of) =>
      of.container === null ? [] : [[numberFact(of.container), containerFact(of, of.container, 'sealNo', 'need')]],
    ),
    signatureBox('Подпись отправителя, дата / Signature of the consignor, date'),
  ],
  table: {
    at: { x: 10, y: 76, width: 190, height: 186 },
    columns: [
      { no: '', title: '№ ООН / UN no.', share: 18, maxLength: 8 },
      { no: '', title: 'Надлежащее наименование / Proper shipping name', share: 76, maxLength: 900 },
      { no: '', title: 'Класс / Class', share: 14, maxLength: 10 },
      { no: '', title: 'Группа упаковки / PG', share: 16, maxLength: 4 },
      { no: '', title: 'Авар. карточка / Card', share: 18, maxLength: 10 },
      { no: '', title: 'Места / Packages', share: 34, align: 'right', maxLength: 70 },
      { no: '', title: 'Масса брутто кг / Gross', share: 24, align: 'right', maxLength: 16 },
    ],
    rows: (of) =>
      dangerous(of).map((line) => [
        [[labelled('UN', extraFact(of, line, 'unNumber', 'need'))]],
        [[goodsFact(line, 'goodsNameRu', 'need')], [goodsFact(line, 'goodsNameEn', 'need')]],
        [[extraFact(of, line, 'dangerClass', 'need')]],
        [[extraFact(of, line, 'packingGroup')]],
        [[extraFact(of, line, 'emergencyCard', 'need')]],
        [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['ru'], 'need')]],
        [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
      ]),
    totals: (of) => [
      [],
      [word('Итого / Total')],
      [],
      [],
      [],
      [sumFact(dangerous(of), 'packNum')],
      [sumFact(dangerous(of), 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [
    ...unconfirmed(of),
    ...goodsObstacles(of),
    ...(dangerous(of).length === 0 ? [{ reason: 'noDanger' as const, cell: null }] : []),
  ],
};
