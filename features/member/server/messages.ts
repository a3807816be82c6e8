import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { texts } from './texts.ts';

export const aboutMember = (accountId: number) => `member:${accountId}`;

const NOTICE_TO_PERSON = {
  audience: 'person',
  permission: '',
  handWay: 0,
  msgType: MSG_TYPE.system,
} as const;

/** To the inviter. */
export const memberJoined: MessageKind<{ personName: string }> = {
  ...NOTICE_TO_PERSON,
  businessCode: 'member_joined',
  render: (params, language) => texts[language].messages.joined(params),
  linkOf: () => ({ url: '/user/index?section=people' }),
};

export const rightsChanged: MessageKind<{ personName: string }> = {
  ...NOTICE_TO_PERSON,
  businessCode: 'member_rights_changed',
  render: (params, language) => texts[language].messages.rightsChanged(params),
};

export const memberTakenOver: MessageKind<{ personName: string; count: number }> = {
  ...NOTICE_TO_PERSON,
  businessCode: 'member_taken_over',
  render: (params, language) => texts[language].messages.takenOver(params),
};

export const messages: readonly MessageKind[] = [memberJoined, rightsChanged, memberTakenOver];
