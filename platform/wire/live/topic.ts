import type { z } from 'zod';
import type { Who } from '../who.ts';

/** The names between braces in a path: `/system/{companyNo}` has `companyNo`. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** The values of the names in a topic's path. */
export type PartsOf<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

/** Values of parts for code that walks all topics. */
export type AnyParts = Readonly<Record<string, string>>;

/**
 * Something the server tells signed-in people about while it happens, declared once in a feature's `wire.ts`.
 * The server's sources, the hook of the pages and the test of who may hear what all read this value.
 */
export interface Topic<Path extends string, Payload> {
  /** what clients subscribe to; `{name}` marks a part */
  readonly path: Path;
  readonly payload: z.core.$ZodType<Payload>;
  /** whether the person may hear the topic with these parts */
  readonly access: (who: Who, parts: PartsOf<Path>) => boolean;
  /** One line for whoever reads a list of topics. */
  readonly summary: string;
}

/** Any topic, for code that walks all of them. */
export interface AnyTopic {
  readonly path: string;
  readonly payload: z.core.$ZodType;
  access(who: Who, parts: AnyParts): boolean;
  readonly summary: string;
}

/** Declares a topic. */
export function topic<const Path extends `/${string}`, Payload>(declared: {
  path: Path;
  payload: z.core.$ZodType<Payload>;
  access: (who: Who, parts: PartsOf<Path>) => boolean;
  summary: string;
}): Topic<Path, Payload> {
  return declared;
}

const NAME = /\{(\w+)\}/g;

/** Where the messages of a topic go for these parts: `/system/C1001`. */
export function destinationOf<Path extends string>(
  { path }: Pick<Topic<Path, unknown>, 'path'>,
  parts: PartsOf<Path>,
): string {
  const given: AnyParts = parts;
  return path.replace(NAME, (_all, name: string) => given[name] ?? '');
}

/** The way back: the parts of a destination, or null when it is none of this topic. */
export function partsIn({ path }: Pick<AnyTopic, 'path'>, destination: string): AnyParts | null {
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
