import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
import { getRouters } from '../wire.ts';
import { seedMenu } from './seed.ts';
import { menuOf } from './tree.ts';

export const menu: Feature = {
  name: 'menu',
  calls: () => [bind(getRouters, (_input, { db, user, language }) => menuOf(db, user, language))],
  seed: seedMenu,
};
