import { queryOf, restOf } from './address.ts';

interface Sendable {
  readonly method: string;
  readonly path: string;
  readonly upload?: unknown;
  readonly isForm?: boolean;
}

const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** None for GET and DELETE, form for uploads and exports, else JSON. */
export function bodyOf(
  call: Sendable,
  input: unknown,
  file: File | undefined,
): { body: XMLHttpRequestBodyInit | null; headers: Headers } {
  if (call.method === 'GET' || call.method === 'DELETE') return { body: null, headers: new Headers() };
  const inputs = restOf(call, input);
  // the browser sets the form's Content-Type
  if (call.isForm) return { body: queryOf(inputs), headers: new Headers() };
  if (!call.upload || !file) {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    return { body: JSON.stringify(Object.fromEntries(inputs)), headers };
  }
  const form = new FormData();
  for (const [name, value] of inputs) form.append(name, asText(value));
  form.append('file', file);
  return { body: form, headers: new Headers() };
}
