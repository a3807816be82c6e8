import { EIGHTH_PAPERS } from './eighthPapers.ts';
import { FIFTH_PAPERS } from './fifthPapers.ts';
import { FOURTH_PAPERS } from './fourthPapers.ts';
import { INVOICES } from './invoices.ts';
import { LATER_PAPERS } from './laterPapers.ts';
import { NINTH_PAPERS } from './ninthPapers.ts';
import { PACKING_LISTS } from './packingLists.ts';
import { SEVENTH_PAPERS } from './seventhPapers.ts';
import { SIXTH_PAPERS } from './sixthPapers.ts';
import { TENTH_PAPERS } from './tenthPapers.ts';
import { THIRD_PAPERS } from './thirdPapers.ts';
import { TRANSPORT_PAPERS } from './transportPapers.ts';

/** Papers of layouts that rules were not made for, as they come from many houses. */
export const OTHER_PAPERS = [
  ...INVOICES,
  ...PACKING_LISTS,
  ...TRANSPORT_PAPERS,
  ...LATER_PAPERS,
  ...THIRD_PAPERS,
  ...FOURTH_PAPERS,
  ...FIFTH_PAPERS,
  ...SIXTH_PAPERS,
  ...SEVENTH_PAPERS,
  ...EIGHTH_PAPERS,
  ...NINTH_PAPERS,
  ...TENTH_PAPERS,
];
