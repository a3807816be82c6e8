import { isPagePath, isWebAddress } from '../../platform/wire/address.ts';
import { keptLink } from '../../platform/wire/richText.ts';

/** Page of the app or external http(s) address; null for any other text. */
export type NoticeTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; address: string };

export function noticeTarget(noticeUrl: string): NoticeTarget | null {
  if (isPagePath(noticeUrl)) return { kind: 'page', path: noticeUrl };
  const address = keptLink(noticeUrl);
  return address !== null && isWebAddress(noticeUrl) ? { kind: 'elsewhere', address } : null;
}
