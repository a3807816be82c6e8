import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { Files } from '../../../../platform/server/files/files.ts';
import type { SecretBox } from '../../../../platform/server/secrets/secretBox.ts';
import { unsafeFileBytes } from '../../resource/server/index.ts';
import type { SigningAuthority } from './authority.ts';
import { userError } from './texts.ts';

/** What making and signing of documents needs; `db` in no transaction. */
export interface Signing {
  db: Db;
  files: Files;
  box: SecretBox;
  authority: SigningAuthority;
  config: Pick<Config, 'publicUrl' | 'port' | 'isDemo'>;
}

export async function documentBytes(
  { db, files }: Pick<Signing, 'db' | 'files'>,
  resourceId: number,
): Promise<Uint8Array> {
  const file = await unsafeFileBytes(db, files, resourceId);
  if (file === undefined) throw userError((t) => t.fileAbsent);
  return file.read();
}
