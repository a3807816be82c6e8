import type { Feature } from '../../../platform/server/feature.ts';
import { bind } from '../../../platform/server/http/bind.ts';
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
  menu: [
    {
      key: 'index',
      title: { zh: '首页', en: 'Home', ru: 'Главная' },
      path: '/index',
      component: 'index',
      icon: 'home',
      order: 1,
    },
  ],
};
