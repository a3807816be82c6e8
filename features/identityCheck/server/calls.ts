import { type Binding, bindPublic, withOwnTransaction } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { findCheck, progressOf } from './check.ts';
import { type Checking, challenge, openCheck } from './open.ts';
import { localProvider } from './provider/localProvider.ts';

export function identityCalls({ db, config, files, log }: Platform): Binding[] {
  const checking: Checking = { db, config, files, log, provider: localProvider() };
  return [
    withOwnTransaction(bindPublic(wire.openIdentityCheck, (input, ctx) => openCheck(checking, input, ctx))),
    bindPublic(wire.readIdentityProgress, async ({ token }, ctx) =>
      progressOf(await findCheck(ctx.db, token)),
    ),
    bindPublic(wire.startChallenge, challenge),
  ];
}
