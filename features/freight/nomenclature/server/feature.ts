import type { Feature } from '../../../../platform/server/feature.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { nomenclaturePage } from '../pages.ts';
import { nomenclatureCalls } from './calls.ts';
import { seedPacks } from './seed.ts';
import { pageTexts } from './texts.ts';

/** Codes of goods, packages, units, dangerous goods and railways, found by meaning. */
export const nomenclature: Feature = {
  name: 'nomenclature',
  calls: nomenclatureCalls,
  menu: [menuEntry(nomenclaturePage, pageTexts, (t) => t.title)],
  seed: seedPacks,
};
