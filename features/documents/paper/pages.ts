import { page } from '../../../platform/wire/page.ts';
import { papers } from './wire.ts';

export const uploadPapersPage = page({
  name: 'uploadPapers',
  path: '/upLoadFile',
  call: papers.list,
  menu: { group: 'papers', icon: 'upload', order: 30 },
});

/** Many papers one after the other; `?id=` opens one of them. */
export const checkPapersPage = page({
  name: 'checkPapers',
  path: '/upLoadFile/check',
  call: papers.list,
  menu: { group: 'papers', icon: 'audit', order: 32 },
});

/** Reached from the papers of an order, without a place in the menu. */
export const paperCarouselPage = page({
  name: 'paperCarousel',
  path: '/hyCarouselzhan',
  parent: uploadPapersPage,
  call: papers.list,
});
