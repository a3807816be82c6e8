import type { Frame } from '../../../../../libs/formPdf/form.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import type { CargoRole } from '../../../../freight/cargo/parties.ts';
import type { DossierContainer, DossierLine } from '../dossier.ts';
import { type Line, may, type PaperBox, type Subject, word } from '../machine/paper.ts';
import { containerFact, numberFact, orderFact, partyLines, stationFact } from './facts.ts';

/** Boxes that several papers have alike; titles are printed as they are given. */

export const plainBox = (
  title: string,
  [x, y, width, height]: readonly [number, number, number, number],
  maxLength: number,
  lines: PaperBox['lines'],
  no = '',
): PaperBox => ({ no, title, at: { x, y, width, height }, maxLength, lines });

/** Name, address and codes of a party. */
export const partyBox = (
  title: string,
  at: readonly [number, number, number, number],
  role: CargoRole,
  languages: readonly Language[],
  needed: readonly Language[],
  no = '',
): PaperBox => plainBox(title, at, 420, (of) => partyLines(of, role, { languages, needed }), no);

/** Container of a goods line: the one it names, or the only one. */
export const containerOf = ({ dossier }: Subject, { orderContainerId }: DossierLine): DossierContainer | undefined =>
  dossier.containers.find((one) => one.orderContainerId === orderContainerId) ??
  (dossier.containers.length === 1 ? dossier.containers[0] : undefined);

/** First cells of a goods line: its number, and its container with the seal, empty where none is known. */
export function lineHead(of: Subject, line: DossierLine, index: number): [Line[], Line[]] {
  const container = containerOf(of, line);
  const carriedIn = container && [[numberFact(container)], [containerFact(of, container, 'sealNo', 'need')]];
  return [[[word(String(index + 1))]], carriedIn ?? []];
}

const QUARTER = 47.5;

/** A row of four: order, train with its departure, from, to. */
export function journeyBoxes(
  y: number,
  titles: readonly [string, string, string, string],
  languages: readonly Language[],
): PaperBox[] {
  const at = (place: number): readonly [number, number, number, number] => [10 + place * QUARTER, y, QUARTER, 12];
  return [
    plainBox(titles[0], at(0), 80, ({ dossier }) => [[may(null, dossier.orderBigNo), may(null, dossier.customerRef)]]),
    plainBox(titles[1], at(1), 60, ({ dossier: { train } }) => [
      [may(null, train.trainNo), may(null, train.departDate)],
    ]),
    plainBox(titles[2], at(2), 90, ({ dossier: { stops } }) => [[stationFact(stops[0], languages)]]),
    plainBox(titles[3], at(3), 90, ({ dossier: { stops } }) => [[stationFact(stops.at(-1), languages)]]),
  ];
}

/** A row of three: invoice, contract, terms of delivery; `demand`: whether the paper needs them. */
export function tradeBoxes(y: number, titles: readonly [string, string, string], demand: 'need' | 'may'): PaperBox[] {
  const width = 190 / 3;
  const at = (place: number): readonly [number, number, number, number] => [10 + place * width, y, width, 11];
  return [
    plainBox(titles[0], at(0), 60, (of) => [
      [orderFact(of, 'invoiceNo', demand), orderFact(of, 'invoiceDate', demand)],
    ]),
    plainBox(titles[1], at(1), 60, (of) => [
      [orderFact(of, 'contractNo', demand), orderFact(of, 'contractDate', demand)],
    ]),
    plainBox(titles[2], at(2), 80, (of) => [
      [orderFact(of, 'incoterm', demand), orderFact(of, 'incotermPlace', demand)],
    ]),
  ];
}

/** Place and day of signature at the foot of a sheet. */
export const signatureBox = (title: string, at: Frame = { x: 10, y: 262, width: 190, height: 20 }): PaperBox => ({
  no: '',
  title,
  at,
  maxLength: 40,
  lines: ({ issuedOn }) => [[may(null, issuedOn)]],
});
