import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { z } from 'zod';

/** Gzip only: browsers accept brotli over https alone. */
export async function gzipProxy(portal: string): Promise<{ address: string; close(): void }> {
  const proxy = createServer((asked, answer) => {
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
