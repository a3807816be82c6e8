import { type Paper, word } from '../machine/paper.ts';
import { extraFact, goodsFact, orderFact, packagesFact, stationFact, sumFact } from './facts.ts';
import { goodsObstacles, unconfirmed } from './obstacles.ts';
import { journeyBoxes, lineHead, partyBox, plainBox, signatureBox } from './parts.ts';
import { entersEu, euEntryOf } from './routes.ts';

/** Data of the entry summary declaration (ENS) to the customs of the EU, English. */
export const ens: Paper = {
  code: 'ens',
  heading: 'ENTRY SUMMARY DECLARATION (ENS) — DATA',
  subheading: 'to be lodged before arrival at the office of first entry · rail',
  more: 'continued overleaf',
  moreHeading: 'ENTRY SUMMARY DECLARATION (ENS) — DATA, continued',
  isNumbered: false,
  isFor: entersEu,
  boxes: [
    partyBox('Consignor', [10, 20, 95, 32], 'sendCc', ['en'], ['en']),
    partyBox('Consignee', [105, 20, 95, 32], 'receiveCc', ['en'], ['en']),
    partyBox('Buyer', [10, 52, 95, 28], 'buyerCc', ['en'], ['en']),
    plainBox('EORI of the declarant', [105, 52, 47.5, 14], 20, (of) => [[orderFact(of, 'declarantEori', 'need')]]),
    plainBox('EORI of the consignee', [152.5, 52, 47.5, 14], 20, (of) => [[orderFact(of, 'consigneeEori', 'need')]]),
    plainBox('Customs office of first entry', [105, 66, 47.5, 14], 12, (of) => [
      [orderFact(of, 'entryOffice', 'need')],
    ]),
    plainBox('First station in the EU', [152.5, 66, 47.5, 14], 60, ({ dossier: { stops } }) => [
      [stationFact(euEntryOf(stops), ['en'])],
    ]),
    ...journeyBoxes(80, ['Order', 'Train, departure', 'Place of loading', 'Place of unloading'], ['en']),
    signatureBox('Prepared on', { x: 10, y: 266, width: 190, height: 16 }),
  ],
  table: {
    at: { x: 10, y: 92, width: 190, height: 174 },
    columns: [
      { no: '', title: 'Item', share: 8, maxLength: 4 },
      { no: '', title: 'Container, seal', share: 36, maxLength: 60 },
      { no: '', title: 'HS code (6)', share: 18, maxLength: 12 },
      { no: '', title: 'Description of goods', share: 66, maxLength: 420 },
      { no: '', title: 'UN no.', share: 14, maxLength: 8 },
      { no: '', title: 'Packages, kind', share: 30, align: 'right', maxLength: 60 },
      { no: '', title: 'Gross mass kg', share: 24, align: 'right', maxLength: 16 },
    ],
    rows: (of) =>
      of.lines.map((line, index) => {
        return [
          ...lineHead(of, line, index),
          [[goodsFact(line, 'hscode', 'need')]],
          [[goodsFact(line, 'goodsNameEn', 'need')]],
          [[extraFact(of, line, 'unNumber')]],
          [[goodsFact(line, 'packNum', 'need'), packagesFact(line, ['en'], 'need')]],
          [[goodsFact(line, 'goodsGrossWeightKg', 'need')]],
        ];
      }),
    totals: ({ lines }) => [
      [],
      [word('Total')],
      [],
      [],
      [],
      [sumFact(lines, 'packNum')],
      [sumFact(lines, 'goodsGrossWeightKg')],
    ],
  },
  obstacles: (of) => [...unconfirmed(of), ...goodsObstacles(of)],
};
