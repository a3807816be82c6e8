import { isPagePath, isWebAddress } from '../../platform/wire/address.ts';
import { keptLink } from '../../platform/wire/richText.ts';

/** Where a notice may lead: to a page of the app, or elsewhere over http or https; null for anything else. */
export type NoticeTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; address: string };

export function noticeTarget(noticeUrl: string): NoticeTarget | null {
  if (isPagePath(noticeUrl)) return { kind: 'page', path: noticeUrl };
  const address = keptLink(noticeUrl);
  return address !== null && isWebAddress(noticeUrl) ? { kind: 'elsewhere', address } : null;
}
