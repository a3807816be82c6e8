import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Config } from '../server/config.ts';

export async function startS3Server(): Promise<{ config: S3Config; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'ironsilk-s3-'));
  const bucket = 'portal';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  keepBeforeAnswering(server.store);
  const { port } = await server.run();
  return {
    config: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // fixed by s3rver
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** As a real store: s3rver answers while the bytes are on their way to its disk, and may not find them just after. */
function keepBeforeAnswering(store: S3rver['store']): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const file = store.getResourcePath(bucket, key, 'object');
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await store.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };
}
