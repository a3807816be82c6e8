import type { Authenticate } from '../../../../platform/server/http/callHandler.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { CODE } from '../../../../platform/wire/envelope.ts';
import { findCurrentUser } from '../../account/server/index.ts';
import { hashOf } from '../../session/server/index.ts';
import { KEY_CALLS_PER_MINUTE } from '../wire.ts';
import { isAllowedFrom } from './addresses.ts';
import { isApiKey } from './key.ts';
import { noteUse, selectAliveKey } from './queries.ts';
import { scopesOf } from './scopes.ts';
import { userError } from './texts.ts';

/**
 * The guard of sessions, which lets API keys in too. A key acts for its maker, within its scopes; nothing is cached, so
 * that a revoked key and a disabled maker are out at once.
 */
export function withApiKeys({ db }: Pick<Platform, 'db'>, ofSessions: Authenticate): Authenticate {
  const window = new CallWindow(KEY_CALLS_PER_MINUTE);
  return async (token, request) => {
    if (!isApiKey(token)) return ofSessions(token, request);
    const key = await selectAliveKey(db, hashOf(token));
    const maker = key && (await findCurrentUser(db, key.accountId));
    if (!key || !maker || maker.companyId !== key.companyId) throw userError((t) => t.invalid, CODE.signIn);
    if (!isAllowedFrom(key.addresses, request.address)) {
      throw userError((t) => t.wrongAddress({ address: request.address }), CODE.forbidden);
    }
    if (!window.admit(key.keyId, Date.now())) throw userError((t) => t.tooMany({ max: KEY_CALLS_PER_MINUTE }));
    const opening = scopesOf(request.call);
    if (opening.length === 0) throw userError((t) => t.closed, CODE.forbidden);
    if (!opening.some((scope) => key.scopes.includes(scope))) {
      throw userError((t) => t.noScope({ scopes: opening.join(', ') }), CODE.forbidden);
    }
    if (key.isUseDue) await noteUse(db, key.keyId);
    return { ...maker, apiKey: { keyId: key.keyId } };
  };
}

const WINDOW_MS = 60_000;
/** More keys than this within a minute: start over, so that memory stays bounded. */
const MAX_KEYS = 10_000;

/** Fixed window rate limit per key, in this process. */
class CallWindow {
  readonly #max: number;
  readonly #counts = new Map<number, { startedAt: number; count: number }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** False: over the limit. */
  admit(keyId: number, now: number): boolean {
    const current = this.#counts.get(keyId);
    if (current && now < current.startedAt + WINDOW_MS) {
      current.count += 1;
      return current.count <= this.#max;
    }
    if (this.#counts.size >= MAX_KEYS) this.#counts.clear();
    this.#counts.set(keyId, { startedAt: now, count: 1 });
    return true;
  }
}
