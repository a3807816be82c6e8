import type { AnyTopic } from '../../platform/wire/live/topic.ts';
import { exportsOf } from './testedFeatures.ts';

const isTopic = (value: unknown): value is AnyTopic =>
  typeof value === 'object' &&
  value !== null &&
  'payload' in value &&
  'access' in value &&
  typeof value.access === 'function';

/** Every topic exported by a tested feature, with or without a publisher, by path. */
export async function declaredTopics(): Promise<AnyTopic[]> {
  const topics = (await exportsOf('{wire,topics}')).filter(isTopic);
  return topics.sort((one, other) => (one.path < other.path ? -1 : 1));
}
