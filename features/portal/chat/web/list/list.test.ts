import { expect, test } from 'vitest';
import type { ConversationItem } from '../../conversation.ts';
import { otherBadge, ownBadge } from './chatAvatar.ts';
import { countUnreadContainers, mergeItems } from './mergeItems.ts';

function item(conversationId: number, changes: Partial<ConversationItem> = {}): ConversationItem {
  return {
    conversationId,
    orderContainerId: conversationId,
    containerNo: '',
    orderBigNo: '',
    businessType: 0,
    trainNo: '',
    add_time: '2026-11-21 12:00:00',
    isHaveNewMsg: '',
    unreadCount: 0,
    isHd: 1,
    servingCompanyNo: '00001',
    counterpartNo: '00001',
    counterpartName: '',
    lastSeq: 1,
    last: null,
    assignedTo: null,
    assignedName: '',
    ...changes,
  };
}

test('the badge counts containers, not conversations', () => {
  const unread = { isHaveNewMsg: 0 as const };
  const both = [item(1, unread), item(2, { ...unread, orderContainerId: 1, businessType: 1 }), item(3)];
  expect(countUnreadContainers(both)).toBe(1);
});

test('the newest message comes first, and stale events change nothing', () => {
  const known = [item(1, { lastSeq: 5, add_time: '2026-11-21 12:05:00' }), item(2)];
  const merged = mergeItems(known, [item(1, { lastSeq: 4 }), item(3, { add_time: '2026-11-21 12:09:00' })]);
  expect(merged.map(({ conversationId, lastSeq }) => [conversationId, lastSeq])).toEqual([
    [3, 1],
    [1, 5],
    [2, 1],
  ]);
});

test('a stale event does not make a read conversation unread again', () => {
  const unread = item(1, { lastSeq: 4, unreadCount: 2, isHaveNewMsg: 0 });
  const [merged] = mergeItems([item(1, { lastSeq: 4 })], [unread]);
  expect(merged?.isHaveNewMsg).toBe('');
  expect(mergeItems([unread], [item(1, { lastSeq: 4 })])[0]?.unreadCount).toBe(0);
});

test('badges of the two sides are those of the specification', () => {
  expect([ownBadge(1), ownBadge(0)]).toEqual(['goods', 'customs']);
  expect([otherBadge(1, '00001'), otherBadge(1, '20001'), otherBadge(0, '10001')]).toEqual([
    'port',
    'customs',
    'goods',
  ]);
});
