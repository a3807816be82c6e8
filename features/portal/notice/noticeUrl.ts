import { sanitizeLink } from '../../../libs/richText/richText.ts';
import { isAppPath, isWebAddress } from '../../../platform/wire/address.ts';

/** Page of the app or external http(s) address; null for any other text. */
type NoticeTarget = { kind: 'page'; path: string } | { kind: 'elsewhere'; address: string };

export function noticeTarget(noticeUrl: string): NoticeTarget | null {
  if (isAppPath(noticeUrl)) return { kind: 'page', path: noticeUrl };
  const address = sanitizeLink(noticeUrl);
  return address !== null && isWebAddress(noticeUrl) ? { kind: 'elsewhere', address } : null;
}
