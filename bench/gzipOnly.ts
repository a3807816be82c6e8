import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { z } from 'zod';

/** Gzip only: browsers accept brotli over https alone. */
export async function gzipOnly(portal: string): Promise<{ address: string; close(): void }> {
  const front = createServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'gzip' };
    const behind = request(portal + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = z.object({ port: z.number() }).parse(front.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close() {
      front.close();
      front.closeAllConnections();
    },
  };
}
