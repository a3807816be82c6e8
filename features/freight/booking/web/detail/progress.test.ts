import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../order.ts';
import { endReason, endWithoutSpace, progressOf } from './progress.ts';

const moved = (move: string, reason: string | null = null): TimelineEntry => ({
  time: '2026-03-01 12:00:00',
  move,
  text: move,
  who: '',
  reason,
});

test('a confirmed order works towards its numbers', () => {
  expect(progressOf({ status: 'confirmed', timeline: [] })).toEqual({ current: 2, isEnded: false });
});

test('a refused order ends at the confirmation, with the reason', () => {
  const order = { status: 'refused' as const, timeline: [moved('refused', '装载受限'), moved('submitted')] };
  expect(progressOf(order)).toEqual({ current: 1, isEnded: true });
  expect(endReason(order)).toBe('装载受限');
});

test('an order withdrawn after its confirmation ends at the numbers', () => {
  const timeline = [moved('withdrawn'), moved('confirmed'), moved('submitted')];
  expect(progressOf({ status: 'withdrawn', timeline })).toEqual({ current: 2, isEnded: true });
});

test('an expired draft never got anywhere', () => {
  expect(progressOf({ status: 'expired', timeline: [moved('draft')] })).toEqual({
    current: 0,
    isEnded: true,
  });
});

test('a deleted draft is told apart from a withdrawn booking, which held space', () => {
  const deleted = [moved('withdrawn'), moved('draft')];
  expect(endWithoutSpace({ status: 'withdrawn', timeline: deleted })).toBe('draftDeleted');
  expect(endWithoutSpace({ status: 'expired', timeline: [moved('expired'), moved('draft')] })).toBe('draftExpired');
  const withdrawn = [moved('withdrawn'), moved('submitted'), moved('draft')];
  expect(endWithoutSpace({ status: 'withdrawn', timeline: withdrawn })).toBeNull();
  expect(endWithoutSpace({ status: 'draft', timeline: [moved('draft')] })).toBeNull();
});

test('a booking that ended on the waitlist held no space; one confirmed from it did', () => {
  const waitlisted = [moved('withdrawn'), moved('waitlisted'), moved('submitted')];
  expect(endWithoutSpace({ status: 'withdrawn', timeline: waitlisted })).toBe('waitlistWithdrawn');
  expect(endWithoutSpace({ status: 'expired', timeline: waitlisted })).toBe('waitlistExpired');
  const confirmed = [moved('withdrawn'), moved('confirmed'), moved('waitlisted'), moved('submitted')];
  expect(endWithoutSpace({ status: 'withdrawn', timeline: confirmed })).toBeNull();
});
