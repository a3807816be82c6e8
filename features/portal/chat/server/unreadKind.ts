import type { MessageKind } from '../../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { CHAT_PERMISSION } from '../wire.ts';
import { texts } from './texts.ts';

/** `url` '': no page. */
type UnreadParams = { container: string; from: string; count: number; url: string };

export const chatUnread: MessageKind<UnreadParams> = {
  businessCode: 'chat_unread',
  handWay: 0,
  msgType: MSG_TYPE.chat,
  audience: 'person',
  permission: CHAT_PERMISSION,
  render(facts, language) {
    const { subject, text } = texts[language].unread(facts);
    return { title: subject, content: text };
  },
  linkOf: ({ url }) => (url === '' ? {} : { url }),
};
