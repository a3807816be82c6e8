import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { accountPage } from '../../session/pages.ts';
import { texts } from './texts.ts';

export const aboutKey = (keyId: number) => `apiKey:${keyId}`;
export const EXPIRING_TODO = 'api_key_expiring';

export const keyExpiring: MessageKind<{ name: string; day: string }> = {
  audience: 'company',
  permission: '',
  businessCode: EXPIRING_TODO,
  handWay: 2,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].expiring(params),
  linkOf: () => ({ url: pathTo(accountPage, { section: 'apiKeys' }) }),
};

export const messages: readonly MessageKind[] = [keyExpiring];
