import type { Feature } from '../../../platform/server/feature.ts';

/** The first page after signing in; everybody has one. */
export const home: Feature = {
  name: 'home',
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
