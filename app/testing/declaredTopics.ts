import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyTopic } from '../../platform/wire/live/topic.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const isTopic = (value: unknown): value is AnyTopic =>
  typeof value === 'object' &&
  value !== null &&
  'payload' in value &&
  'access' in value &&
  typeof value.access === 'function';

/** Every topic exported by a feature, with or without a publisher, by path. */
export async function declaredTopics(): Promise<AnyTopic[]> {
  const files = globSync('features/*/{wire,topics}.ts', { cwd: ROOT }).map((file) => path.join(ROOT, file));
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  const topics = modules.flatMap((module) => Object.values(module)).filter(isTopic);
  return topics.sort((one, other) => (one.path < other.path ? -1 : 1));
}
