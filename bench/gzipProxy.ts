import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, request, type ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

const APP = '/custom/';
const MIME_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Gzip only: browsers accept brotli over https alone. With a folder, the app comes from there. */
export async function gzipProxy(portal: string, folder?: string): Promise<{ address: string; close(): void }> {
  const proxy = createServer((asked, answer) => {
    if (folder !== undefined && asked.url?.startsWith(APP)) {
      void serveFrom(folder, asked.url.slice(APP.length), answer);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'gzip' };
    const upstream = request(portal + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = z.object({ port: z.number() }).parse(proxy.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}

const compressed = new Map<string, Buffer>();

/** Compressed once: the naive bundle takes seconds each time. */
async function compressedFile(file: string): Promise<Buffer> {
  const bytes = compressed.get(file) ?? gzipSync(await readFile(file), { level: 9 });
  compressed.set(file, bytes);
  return bytes;
}

async function serveFrom(folder: string, file: string, answer: ServerResponse): Promise<void> {
  const wanted = path.join(folder, file);
  const found = path.extname(file) !== '' && existsSync(wanted) ? wanted : path.join(folder, 'index.html');
  const type = MIME_TYPES[path.extname(found)] ?? 'application/octet-stream';
  const headers = { 'content-type': type, 'content-encoding': 'gzip', 'cache-control': 'max-age=3600' };
  answer.writeHead(200, headers).end(await compressedFile(found));
}
