import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import { menuEntry } from '../../../../platform/server/records/menuEntry.ts';
import { homePage } from '../pages.ts';
import { en, ru, zh } from '../texts/page.ts';
import { readArrivals, readAttention, readHome } from '../wire.ts';
import { agentFigures, arrivalsOf } from './agentHome.ts';
import { customerHome } from './customerHome.ts';
import { attentionOf, collectHomeSources } from './homeParts.ts';

export const home: Feature = {
  name: 'home',
  calls: (_platform, all) => {
    const sources = collectHomeSources(all);
    return [
      bind(readHome, (_input, ctx) => customerHome(ctx)),
      bind(readArrivals, (_input, ctx) => arrivalsOf(ctx)),
      bind(readAttention, (_input, ctx) => attentionOf(sources, ctx)),
    ];
  },
  homeSources: [{ permission: readArrivals.access.code, read: async (ctx) => ({ figures: await agentFigures(ctx) }) }],
  grants: { agent: [readArrivals.access.code] },
  menu: [menuEntry(homePage, { zh, en, ru }, (t) => t.title)],
};
