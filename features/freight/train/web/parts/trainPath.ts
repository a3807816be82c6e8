import { pathTo } from '../../../../../platform/wire/pathTo.ts';
import { trainPage } from '../../pages.ts';

/** Portal 2.2. */
export const trainPath = (trainInfoId: number): string => pathTo(trainPage, { trainInfoId });
