import { expect, test } from 'vitest';
import type { TimelineEntry } from '../../order.ts';
import type { OrderStatus } from '../../states.ts';
import { awaitedSide, deadlineOf, endReason, endWithoutSpace, progressOf } from './progress.ts';

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

const train = {
  cutoffTime: '2026-03-05 12:00:00',
  gateInTime: '2026-03-06 12:00:00',
  expectedArriveTime: '2026-03-20 08:00:00',
};
const orderIn = (status: OrderStatus) => ({
  status,
  timeline: [moved('submitted')],
  createTime: '2026-03-01 10:00:00',
  train,
});

test('the time that counts is the draft’s end, the answer, the cut-off, the gate-in, then the arrival', () => {
  expect(deadlineOf(orderIn('draft'))).toEqual({ kind: 'draft', time: '2026-03-02 10:00:00' });
  expect(deadlineOf(orderIn('submitted'))).toEqual({ kind: 'decision', time: '2026-03-03 12:00:00' });
  expect(deadlineOf(orderIn('documents'))).toEqual({ kind: 'cutoff', time: train.cutoffTime });
  expect(deadlineOf(orderIn('ready'))).toEqual({ kind: 'gateIn', time: train.gateInTime });
  expect(deadlineOf(orderIn('departed'))).toEqual({ kind: 'arrival', time: train.expectedArriveTime });
  expect(deadlineOf(orderIn('settled'))).toBeNull();
});

test('the platform is waited for while it answers, the customer while numbers are missing, nobody at the end', () => {
  expect(awaitedSide({ status: 'submitted' })).toBe('platform');
  expect(awaitedSide({ status: 'confirmed' })).toBe('you');
  expect(awaitedSide({ status: 'departed' })).toBe('railway');
  expect(awaitedSide({ status: 'refused' })).toBeNull();
});
