import { page } from '../../../platform/wire/page.ts';
import { shareLinks } from './wire.ts';

const OF_HOLDER = { frame: 'bare', isPublic: true } as const;

/** Numbers of containers and seals, by a link. */
export const numbersLinkPage = page({ name: 'supplementBoxNumber', path: '/supplementBoxNumber', ...OF_HOLDER });
/** A shipment to follow, by a link. */
export const followLinkPage = page({ name: 'shareLink', path: '/shareLink', ...OF_HOLDER });
/** Weights, photos and documents (单证), by a link. */
export const papersLinkPage = page({ name: 'shareLinkDZ', path: '/shareLinkDZ', ...OF_HOLDER });

/** Links of one's company; who is not signed in does so first. */
export const shareLinksPage = page({
  name: 'shareIndex',
  path: '/shareIndex',
  frame: 'either',
  isPublic: true,
  menu: { group: 'space', icon: 'link', order: 40, call: shareLinks.list },
});

export const allShareLinksPage = page({
  name: 'operationShareLinks',
  path: '/operation/shareLinks',
  call: shareLinks.list,
  menu: { group: 'bookings', icon: 'link', order: 40 },
});
