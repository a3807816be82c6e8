import { page } from '../../platform/wire/page.ts';
import { papers } from './wire.ts';

export const uploadPapersPage = page({
  name: 'uploadPapers',
  path: '/upLoadFile',
  call: papers.list,
  menu: { group: 'space', icon: 'orders', order: 30 },
});

/** Reached from the papers of an order, without a place in the menu. */
export const paperCarouselPage = page({
  name: 'paperCarousel',
  path: '/hyCarouselzhan',
  parent: uploadPapersPage,
  call: papers.list,
});
