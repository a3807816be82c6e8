/** In bytes, including the multipart overhead. */
export interface Gone {
  sent: number;
  total: number;
}

interface Posted {
  method: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit | null;
  signal: AbortSignal;
}

const BODYLESS = [204, 205, 304];

/** `fetch` with upload progress. @throws TypeError without an answer, the signal's reason on abort */
export function fetchWatched(
  address: string,
  posted: Posted,
  onGone: (gone: Gone) => void,
): Promise<Response> {
  const { method, headers, body, signal } = posted;
  return new Promise((answer, refuse) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, address);
    request.responseType = 'text';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onGone({ sent: loaded, total }));
    request.addEventListener('load', () => answer(responseOf(request)));
    request.addEventListener('error', () => refuse(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => refuse(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    if (signal.aborted) return refuse(signal.reason);
    signal.addEventListener('abort', stop);
    request.send(body);
  });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = BODYLESS.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
