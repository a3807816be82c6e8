import type { ContainerFact } from '../../../../freight/cargo/shipmentFields.ts';
import { type Line, labelled, may, type Paper, type PaperBox, type Subject } from '../machine/paper.ts';
import { containerFact, inWords, numberFact, partyLines, stationFact, sumFact } from './facts.ts';
import { goodsObstacles, massObstacles, unconfirmed } from './obstacles.ts';

const METHODS = {
  '1': 'Method 1: the packed and sealed container was weighed',
  '2': 'Method 2: packages, pallets, dunnage and securing were weighed and added to the tare',
};

const ofContainer =
  (field: ContainerFact, unit = '') =>
  (of: Subject): Line[] =>
    of.container === null ? [] : [[labelled('', containerFact(of, of.container, field, 'need'), unit)]];

function box(
  title: string,
  [column, row]: readonly [number, number],
  lines: PaperBox['lines'],
  maxLength = 70,
): PaperBox {
  const at = { x: 10 + column * 95, y: 52 + row * 16, width: 95, height: 16 };
  return { no: '', title, at, size: 11, maxLength, lines };
}

/** Declaration of the verified gross mass of a container (SOLAS VI/2), English. */
export const vgm: Paper = {
  code: 'vgm',
  heading: 'VERIFIED GROSS MASS DECLARATION (VGM)',
  subheading: 'SOLAS regulation VI/2 · 集装箱总重验证声明',
  more: '',
  moreHeading: '',
  isNumbered: false,
  boxes: [
    {
      no: '',
      title: 'Shipper / 发货人',
      at: { x: 10, y: 20, width: 190, height: 32 },
      size: 10,
      maxLength: 420,
      lines: (of) => partyLines(of, 'sendCc', { languages: ['en', 'zh'], needed: ['en'] }),
    },
    box('Container / 箱号', [0, 0], ({ container }) =>
      container === null ? [] : [[numberFact(container), may(null, container.sizeType)]],
    ),
    box('Order / 订单号', [1, 0], ({ dossier }) => [[may(null, dossier.orderBigNo)]]),
    box('Train, departure / 班列，发车日期', [0, 1], ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    box('From – to / 发站 – 到站', [1, 1], ({ dossier: { stops } }) => [
      [stationFact(stops[0], ['en']), may(null, '–'), stationFact(stops.at(-1), ['en'])],
    ]),
    box('Verified gross mass / 验证总重', [0, 2], ofContainer('vgmKg', 'kg')),
    box(
      'Method / 方法',
      [1, 2],
      (of) => (of.container === null ? [] : [[inWords(containerFact(of, of.container, 'vgmMethod', 'need'), METHODS)]]),
      100,
    ),
    box('Tare / 皮重', [0, 3], ofContainer('tareKg', 'kg')),
    box('Gross weight of goods / 货物毛重', [1, 3], ({ lines }) => [
      [labelled('', sumFact(lines, 'goodsGrossWeightKg'), 'kg')],
    ]),
    box('Seal / 铅封', [0, 4], ofContainer('sealNo')),
    box('Weighed on / 称重日期', [1, 4], ofContainer('vgmDate')),
    box('Authorized person of the shipper / 发货人授权人', [0, 5], ofContainer('vgmSigner')),
    box('Signature, date / 签字，日期', [1, 5], ({ issuedOn }) => [[may(null, issuedOn)]]),
  ],
  table: null,
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of), ...massObstacles(of)],
};
