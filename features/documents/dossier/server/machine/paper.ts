import type { Frame } from '../../../../../libs/formPdf/form.ts';
import type { Cell } from '../../../../freight/cargo/cells.ts';
import type { PaperCode, TrainPaperCode } from '../../paperCodes.ts';
import type { ObstacleReason } from '../../wire.ts';
import type { Dossier, DossierContainer, DossierLine, RouteStop, TrainDossier } from '../dossier.ts';

/** What every paper says of itself. */
export interface Issuing {
  /** of the paper; '' until it is issued */
  number: string;
  /** yyyy-MM-dd; '' until it is issued */
  issuedOn: string;
  /** order, container or train, at the foot of each sheet */
  marks: readonly string[];
}

/** What a paper of a train is made of. */
export interface TrainSubject extends Issuing {
  train: TrainDossier;
}

/** What a paper of an order is made of. */
export interface Subject extends Issuing {
  dossier: Dossier;
  /** of papers for one container; null for those of the order */
  container: DossierContainer | null;
  /** goods of the container, or of the order */
  lines: readonly DossierLine[];
  /** number of the other consignment note in force for the container; '' for none */
  otherNote: string;
}

/** A text of a paper and the cell that it comes from; no cell: a word of the paper, or what the order stands on. */
export interface Fact {
  cell: Cell | null;
  text: string;
  /** the paper may not be issued without it */
  isNeeded: boolean;
}

/** Facts beside each other on a line; those without text are left out. */
export type Line = readonly Fact[];

export interface PaperBox<Of = Subject> {
  /** of the real form; '' for none */
  no: string;
  title: string;
  at: Frame;
  size?: number;
  /** most letters that it holds; a full-width character counts as two */
  maxLength: number;
  lines: (of: Of) => readonly Line[];
}

interface PaperColumn {
  no: string;
  title: string;
  share: number;
  align?: 'left' | 'right';
  maxLength: number;
}

export interface PaperTable<Of = Subject> {
  at: Frame;
  columns: readonly PaperColumn[];
  /** lines of each cell of each row */
  rows: (of: Of) => readonly (readonly (readonly Line[])[])[];
  totals?: (of: Of) => readonly Line[];
}

export interface Obstacle {
  reason: ObstacleReason;
  /** where it is put right */
  cell: Cell | null;
}

/** A paper, declared once: view, checks, PDF and difference are made of this. */
export interface Paper<Of extends Issuing = Subject> {
  code: PaperCode | TrainPaperCode;
  /** printed, in the languages of the form */
  heading: string;
  subheading: string;
  /** stands where the table goes on */
  more: string;
  moreHeading: string;
  /** its number is drawn from the operator's ranges */
  isNumbered: boolean;
  /** whether orders on a route have the paper; absent: all do */
  isFor?: (stops: readonly RouteStop[]) => boolean;
  boxes: readonly PaperBox<Of>[];
  table: PaperTable<Of> | null;
  obstacles: (of: Of) => readonly Obstacle[];
}

export const need = (cell: Cell | null, text: string): Fact => ({ cell, text, isNeeded: true });
export const may = (cell: Cell | null, text: string): Fact => ({ cell, text, isNeeded: false });
/** A word of the form itself, such as a unit. */
export const word = (text: string): Fact => ({ cell: null, text, isNeeded: false });

/** A value with its unit or label, which stands only with it. */
export const labelled = (label: string, { cell, text, isNeeded }: Fact, unit = ''): Fact => ({
  cell,
  isNeeded,
  text: text === '' ? '' : [label, text, unit].filter(Boolean).join(' '),
});

export const textOfLine = (line: Line): string =>
  line
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' ');

const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/gu;

/** Length in letters; a full-width character counts as two. */
export const lengthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);
