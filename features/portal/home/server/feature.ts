import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { homePage } from '../pages.ts';
import { en, ru, zh } from '../texts/page.ts';
import { readArrivals, readHome } from '../wire.ts';
import { arrivalsOf } from './agentHome.ts';
import { customerHome } from './customerHome.ts';

export const home: Feature = {
  name: 'home',
  calls: () => [
    bind(readHome, (_input, ctx) => customerHome(ctx)),
    bind(readArrivals, (_input, ctx) => arrivalsOf(ctx)),
  ],
  grants: { agent: [readArrivals.access.code] },
  menu: [menuEntry(homePage, { zh, en, ru }, (t) => t.title)],
};
