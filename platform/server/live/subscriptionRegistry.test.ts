import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { topic } from '../../wire/live/topic.ts';
import { SubscriptionRegistry } from './subscriptionRegistry.ts';

const SUBSCRIBERS = 2_000;
const anything = topic({ path: '/all', payload: z.unknown(), access: () => true, summary: 'For tests' });

test('a message to one does not wait until a message to thousands has gone out', async () => {
  const registry = new SubscriptionRegistry();
  const delivered = { toAll: 0, toOne: 0 };
  const subscribe = (destination: string, kind: keyof typeof delivered) => {
    const deliver = () => {
      delivered[kind] += 1;
      return true;
    };
    const subscription = { subscriptionId: 'sub-0', isAcknowledged: false, topic: anything, destination };
    registry.add({ subscriber: { deliver }, ...subscription });
  };
  for (let number = 0; number < SUBSCRIBERS; number += 1) subscribe('/all', 'toAll');
  subscribe('/one', 'toOne');
  const toAll = registry.dispatch('/all', '{}');
  await nextTurn();
  expect(await registry.dispatch('/one', '{}')).toBe(1);
  expect(delivered.toOne).toBe(1);
  expect(delivered.toAll).toBeLessThan(SUBSCRIBERS);
  expect(await toAll).toBe(SUBSCRIBERS);
  expect(delivered.toAll).toBe(SUBSCRIBERS);
});
