/** In mm from the top left of an A4 sheet. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface FormBox {
  /** named in what is drawn and in `overfull` */
  id: string;
  /** number of the real form; '' for none */
  no: string;
  title: string;
  at: Frame;
  /** points, of a text that has room; default 8 */
  size?: number;
  lines: readonly string[];
}

interface FormColumn {
  no: string;
  title: string;
  /** of the width */
  share: number;
  align?: 'left' | 'right';
}

export interface FormTable {
  /** on the first sheet; further ones give it the whole height */
  at: Frame;
  columns: readonly FormColumn[];
  /** lines of each cell; ids are `<row>.<column>`, from 0 */
  rows: readonly (readonly (readonly string[])[])[];
  /** below the last row; ids are `total.<column>` */
  totals: readonly string[] | null;
}

export interface Form {
  heading: string;
  subheading: string;
  boxes: readonly FormBox[];
  table: FormTable | null;
  /** stands at the foot of a sheet whose table goes on */
  more: string;
  /** heading of further sheets */
  moreHeading: string;
  footer: (page: number, count: number) => string;
}

/** Places in points from the top left; `y` of a text is its baseline. */
interface DrawnText {
  x: number;
  y: number;
  size: number;
  width: number;
  text: string;
  isBold: boolean;
  /** a label, not a value */
  isSoft: boolean;
}

export interface DrawnBox {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** edges are drawn; a cell of a table has lines of its own */
  isFramed: boolean;
}

export interface DrawnPage {
  boxes: DrawnBox[];
  texts: DrawnText[];
}

export interface DrawnForm {
  pages: DrawnPage[];
  /** ids of boxes whose text does not fit */
  overfull: string[];
}

/** Of A4, in points. */
export const SHEET = { width: 595.28, height: 841.89 } as const;
