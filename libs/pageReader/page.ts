/** Rectangle in fractions of a page, from its top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Text that stands together: a cell or a line. */
export interface Fragment extends Box {
  text: string;
  /** 0 to 1; 1: written by a program, not recognized */
  confidence: number;
}

export interface Page {
  kind: 'text' | 'picture' | 'sheet';
  /** points of a PDF, pixels of a picture, columns and rows of a sheet */
  width: number;
  height: number;
  /** clockwise quarter turns that set the picture upright */
  turns: 0 | 1 | 2 | 3;
  fragments: Fragment[];
}
