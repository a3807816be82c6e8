import path from 'node:path';
import type { Config } from '../config.ts';
import { folderStore } from './folderStore.ts';
import type { Store } from './store.ts';

/** S3 if a bucket is configured, else a folder. Throws ConfigError if S3 cannot be reached. */
export async function openStore({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Store> {
  if (!s3) return folderStore(path.join(dataDir, 'files'));
  // large package, rarely used
  const { openS3Store } = await import('./s3Store.ts');
  return openS3Store(s3);
}
