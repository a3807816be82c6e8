import { Readable } from 'node:stream';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import type { FilePayload } from '../../wire/envelope.ts';
import { sendFile } from './sendFile.ts';

const BYTES = Buffer.from('0123456789');
const ETAG = '"4b1d"';
const NAME = '箱单 "накладная" (1)*.html';

let timesOpened = 0;
const file: FilePayload = {
  fileName: NAME,
  mimeType: 'text/html',
  content: {
    byteCount: BYTES.length,
    etag: ETAG,
    open: async (range) => {
      timesOpened += 1;
      return Readable.from([range ? BYTES.subarray(range.from, range.to + 1) : BYTES]);
    },
  },
};
const app = fastify();
app.get('/', (request, reply) => sendFile(request, reply, file));

const fetchFile = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: '/', headers });

test('a file keeps its name in any script, and nothing in it runs in our origin', async () => {
  const { headers, body } = await fetchFile();
  expect(body).toBe('0123456789');
  expect(headers['content-length']).toBe('10');
  const disposition = String(headers['content-disposition']);
  const [, plain, exact = ''] = /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S+)$/.exec(disposition) ?? [];
  expect(plain).toBe('__ ___________ (1)*.html');
  expect(decodeURIComponent(exact)).toBe(NAME);
  expect(exact).toMatch(/^[\w.~%-]+$/);
  expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['accept-ranges']).toBe('bytes');
});

test('who has stopped in the middle goes on from there, unless the file has changed', async () => {
  const part = await fetchFile({ range: 'bytes=4-6' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-6/10', '456']);
  expect(part.headers['content-length']).toBe('3');
  const same = await fetchFile({ range: 'bytes=4-', 'if-range': ETAG });
  expect([same.statusCode, same.body]).toEqual([206, '456789']);
  const changed = await fetchFile({ range: 'bytes=4-', 'if-range': '"other"' });
  expect([changed.statusCode, changed.body]).toEqual([200, '0123456789']);
  const outside = await fetchFile({ range: 'bytes=10-' });
  expect([outside.statusCode, outside.headers['content-range'], outside.body]).toEqual([416, 'bytes */10', '']);
});

test('who has it already, or only asks about it, gets no bytes', async () => {
  timesOpened = 0;
  const known = await fetchFile({ 'if-none-match': `"other", W/${ETAG}` });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', ETAG]);
  const head = await fetchFile({}, 'HEAD');
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
  expect(timesOpened).toBe(0);
});
