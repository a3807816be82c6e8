import type { Location } from 'react-router';
import type { CurrentUserInfo } from '../../../../platform/web/currentUser/currentUser.ts';
import { hasPermission } from '../../../../platform/wire/currentUser.ts';
import { GROUND_DOCUMENTS, PREDICTION_CUSTOM_ORDER } from '../../../people/account/laterPages.ts';
import { msgList } from '../wire.ts';

const OVERSEAS = 10;

/** Chat permission and company; type 10 has no chat (portal 2.5). */
export function hasChat(user: CurrentUserInfo): boolean {
  const { companyType, companyNo } = user;
  return hasPermission(user, msgList.access.code) && companyNo !== null && companyType !== OVERSEAS;
}

const HIDDEN_KINDS = ['2', '4'];

/** `queryType` of the address, direct or within the JSON of `queryParam`. */
function queryTypeIn(search: string): string {
  const query = new URLSearchParams(search);
  const plain = query.get('queryType');
  if (plain !== null) return plain;
  try {
    const parsed: unknown = JSON.parse(query.get('queryParam') ?? '');
    if (typeof parsed === 'object' && parsed !== null && 'queryType' in parsed) return String(parsed.queryType);
  } catch {
    // no JSON
  }
  return '';
}

/** Pages without the chat (portal 2.5). */
export function isChatHidden({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  if (pathname === PREDICTION_CUSTOM_ORDER.path) return true;
  return pathname === GROUND_DOCUMENTS.path && HIDDEN_KINDS.includes(queryTypeIn(search));
}
