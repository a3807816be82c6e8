import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

interface TransferRequest {
  url: string;
  method: 'POST' | 'PATCH' | 'GET';
  headers: Record<string, string>;
  pieces?: readonly Uint8Array[];
}

/** Sends a request without copying the body, to keep the sender cheap. */
export async function send({ url, method, headers, pieces = [] }: TransferRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const all = { ...headers, ...(length > 0 && { 'content-length': String(length) }) };
  const outgoing = request(url, { method, headers: all }, resolve).on('error', reject);
  for (const piece of pieces) outgoing.write(piece);
  outgoing.end();
  return promise;
}

export function formOf(name: string, content: Uint8Array): Pick<TransferRequest, 'headers' | 'pieces'> {
  const head = `--bench\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=bench' },
    pieces: [Buffer.from(head), content, Buffer.from('\r\n--bench--\r\n')],
  };
}

export async function readText(answer: IncomingMessage): Promise<string> {
  const body = await text(answer);
  if ((answer.statusCode ?? 0) >= 300) throw new Error(`${answer.statusCode} ${body}`);
  return body;
}

export async function drain(answer: IncomingMessage): Promise<number> {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  answer.on('end', resolve).on('error', reject);
  await promise;
  return bytes;
}
