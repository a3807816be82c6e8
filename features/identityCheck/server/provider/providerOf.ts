import type { Config } from '../../../../platform/server/config.ts';
import type { Db } from '../../../../platform/server/database/connect.ts';
import type { IdentityProvider } from './identityProvider.ts';
import { localProvider } from './localProvider.ts';
import { remoteProvider } from './remoteProvider.ts';

/** The commercial provider where one is configured. */
export function providerOf(db: Db, { identityProvider }: Pick<Config, 'identityProvider'>): IdentityProvider {
  return identityProvider ? remoteProvider(identityProvider) : localProvider(db);
}
