import { useState } from 'react';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import { newKey } from '../../../../../platform/web/browser/newKey.ts';
import { type OpenedLink, openShareLink } from '../../holderWire.ts';

const TOKEN_LETTERS = 16;
const keyOf = (token: string, name: string) => `ironsilk.share.${token.slice(0, TOKEN_LETTERS)}.${name}`;

function readKept<Value>(key: string, schema: z.core.$ZodType<Value>): Value | null {
  const stored = readStored(key);
  if (stored === null) return null;
  try {
    return z.safeParse(schema, JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}

/** A value of a link that this browser keeps; null takes it out. */
export function useKept<Value>(token: string, name: string, schema: z.core.$ZodType<Value>) {
  const key = keyOf(token, name);
  const [value, setValue] = useState<Value | null>(() => readKept(key, schema));
  const keep = (next: Value | null) => {
    setValue(next);
    if (next === null) removeStored(key);
    else writeStored(key, JSON.stringify(next));
  };
  return [value, keep] as const;
}

const typedRows = z.record(z.string(), z.record(z.string(), z.string()));
/** Typed texts by container and field. */
export type TypedRows = z.infer<typeof typedRows>;

/** What was typed and is not with the server yet. */
export function useTyped(token: string, name: string) {
  const [typed, keep] = useKept(token, name, typedRows);
  return [typed ?? {}, keep] as const;
}

/** The link as it was last seen in this browser, for times without a connection. */
export const storedLink = (token: string): OpenedLink | null =>
  readKept(keyOf(token, 'link'), openShareLink.response.schema);

export const storeLink = (token: string, link: OpenedLink): void =>
  writeStored(keyOf(token, 'link'), JSON.stringify(link));

const visit = z.object({ key: z.string(), day: z.string() });

/** Key of this browser's visit: one a day. */
export function visitKeyOf(token: string): string {
  const key = keyOf(token, 'visit');
  const day = new Date().toDateString();
  const known = readKept(key, visit);
  if (known?.day === day) return known.key;
  const made = { key: newKey(), day };
  writeStored(key, JSON.stringify(made));
  return made.key;
}
