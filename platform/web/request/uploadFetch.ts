/** In bytes, including the multipart overhead. */
export interface UploadProgress {
  sent: number;
  total: number;
}

interface UploadRequest {
  method: string;
  headers: Headers;
  body: XMLHttpRequestBodyInit | null;
  signal: AbortSignal;
}

const STATUSES_WITHOUT_BODY = [204, 205, 304];

/** `fetch` with upload progress. @throws TypeError without an answer, the signal's reason on abort */
export function fetchWithUploadProgress(
  address: string,
  init: UploadRequest,
  onUploadProgress: (progress: UploadProgress) => void,
): Promise<Response> {
  const { method, headers, body, signal } = init;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    request.open(method, address);
    request.responseType = 'text';
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ loaded, total }) => onUploadProgress({ sent: loaded, total }));
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
    if (signal.aborted) return reject(signal.reason);
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
  const body = STATUSES_WITHOUT_BODY.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, headers });
}
