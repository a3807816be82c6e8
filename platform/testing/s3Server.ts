import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
