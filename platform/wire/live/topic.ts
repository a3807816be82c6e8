import type { z } from 'zod';
import type { CurrentUser } from '../currentUser.ts';

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type TopicParams<Path extends string> = { readonly [Name in ParamNames<Path>]: string };

type AnyTopicParams = Readonly<Record<string, string>>;

export interface Topic<Path extends string, Payload> {
  readonly path: Path;
  readonly payload: z.core.$ZodType<Payload>;
  readonly access: (user: CurrentUser, parts: TopicParams<Path>) => boolean;
  readonly summary: string;
}

export interface AnyTopic {
  readonly path: string;
  readonly payload: z.core.$ZodType;
  access(user: CurrentUser, parts: AnyTopicParams): boolean;
  readonly summary: string;
}

export function topic<const Path extends `/${string}`, Payload>(declared: {
  path: Path;
  payload: z.core.$ZodType<Payload>;
  access: (user: CurrentUser, parts: TopicParams<Path>) => boolean;
  summary: string;
}): Topic<Path, Payload> {
  return declared;
}

const NAME = /\{(\w+)\}/g;

export function destinationOf<Path extends string>(
  { path }: Pick<Topic<Path, unknown>, 'path'>,
  parts: TopicParams<Path>,
): string {
  const given: AnyTopicParams = parts;
  return path.replace(NAME, (_all, name: string) => given[name] ?? '');
}

export function parseDestination({ path }: Pick<AnyTopic, 'path'>, destination: string): AnyTopicParams | null {
  const pattern = path.split('/');
  const given = destination.split('/');
  if (pattern.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, step] of pattern.entries()) {
    const value = given[index];
    if (value === undefined || value === '') {
      if (step !== value) return null;
      continue;
    }
    const name = /^\{(\w+)\}$/.exec(step)?.[1];
    if (name === undefined && step !== value) return null;
    if (name !== undefined) parts[name] = value;
  }
  return parts;
}
