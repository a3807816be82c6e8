import { WIRE_BASE } from '../../wire/base.ts';

type CallAddress = { readonly method: string; readonly path: string };

const PARAMETER = /\{(\w+)\}/g;

export function entriesOf(input: unknown): [string, unknown][] {
  if (typeof input !== 'object' || input === null) return [];
  const entries: [string, unknown][] = Object.entries(input);
  return entries.filter(([, value]) => value !== undefined);
}

export function restOf(call: CallAddress, input: unknown): [string, unknown][] {
  const inPath = new Set([...call.path.matchAll(PARAMETER)].map((match) => match[1]));
  return entriesOf(input).filter(([name]) => !inPath.has(name));
}

function pathOf(call: CallAddress, input: unknown): string {
  const inputs = new Map(entriesOf(input));
  return call.path.replace(PARAMETER, (_part, name: string) => {
    const value = inputs.get(name);
    if (value === undefined || value === null || value === '') throw new Error(`${call.path} lacks ${name}`);
    // batch ids go into the path as 1,2 (design, "The dialect")
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.map((one) => encodeURIComponent(String(one))).join(',');
  });
}

function appendTo(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    for (const one of value) appendTo(query, name, one);
    return;
  }
  if (typeof value !== 'object') {
    query.append(name, String(value));
    return;
  }
  for (const [inner, part] of entriesOf(value)) appendTo(query, `${name}[${inner}]`, part);
}

/** Query or form: nested → `params[beginTime]`, lists repeat the name, empty values are omitted. */
export function queryOf(inputs: readonly [string, unknown][]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of inputs) appendTo(query, name, value);
  return query;
}

export function addressOf(call: CallAddress, input: unknown): string {
  const path = WIRE_BASE + pathOf(call, input);
  if (call.method !== 'GET' && call.method !== 'DELETE') return path;
  const query = queryOf(restOf(call, input));
  return query.size === 0 ? path : `${path}?${query}`;
}
