import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { accountPage } from '../../session/pages.ts';
import { texts } from './texts.ts';

export const aboutMember = (accountId: number) => `member:${accountId}`;

const kindOf = messageKindsIn(texts);

const NOTICE_TO_PERSON = {
  audience: 'person',
  permission: '',
  handWay: 0,
  msgType: MSG_TYPE.system,
} as const;

/** To the inviter. */
export const memberJoined = kindOf(
  'member_joined',
  { ...NOTICE_TO_PERSON, linkOf: () => ({ url: pathTo(accountPage, { section: 'people' }) }) },
  (t) => t.messages.joined,
);
export const rightsChanged = kindOf('member_rights_changed', NOTICE_TO_PERSON, (t) => t.messages.rightsChanged);
export const memberTakenOver = kindOf('member_taken_over', NOTICE_TO_PERSON, (t) => t.messages.takenOver);

export const messages: readonly MessageKind[] = [memberJoined, rightsChanged, memberTakenOver];
