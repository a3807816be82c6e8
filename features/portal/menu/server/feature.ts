import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { countMenu, find, getRouters } from '../wire.ts';
import { collectMenuCounts, menuCountsOf } from './counts.ts';
import { collectFinders, findFor } from './find.ts';
import { seedMenu } from './seed.ts';
import { menuOf } from './tree.ts';

export const menu: Feature = {
  name: 'menu',
  calls(_platform, all) {
    const counts = collectMenuCounts(all);
    const finders = collectFinders(all);
    return [
      bind(getRouters, (_input, { db, user, language }) => menuOf(db, all, user, language)),
      bind(countMenu, (_input, ctx) => menuCountsOf(counts, ctx)),
      bind(find, ({ text }, ctx) => findFor(finders, text, ctx)),
    ];
  },
  seed: seedMenu,
};
