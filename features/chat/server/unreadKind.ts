import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { CHATS } from '../wire.ts';
import { texts } from './texts.ts';

/** `url` '': no page. */
export type UnreadFacts = { container: string; from: string; count: number; url: string };

export const chatUnread: MessageKind<UnreadFacts> = {
  businessCode: 'chat_unread',
  handWay: 0,
  msgType: MSG_TYPE.chat,
  audience: 'person',
  permission: CHATS,
  words(facts, language) {
    const { subject, text } = texts[language].unread(facts);
    return { title: subject, content: text };
  },
  jump: ({ url }) => (url === '' ? {} : { url }),
};
