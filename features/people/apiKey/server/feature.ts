import type { Feature } from '../../../../platform/server/feature.ts';
import { bind } from '../../../../platform/server/http/bind.ts';
import * as wire from '../wire.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { messages } from './messages.ts';
import { allowPartner, createPartnerCode, listPartners } from './partners.ts';
import { remindOfExpiry } from './remind.ts';

/** Keys by which a company's own systems call, and partner sites that sign people in. */
export const apiKey: Feature = {
  name: 'apiKey',
  calls: (platform) => [
    bind(wire.listApiKeys, listKeys),
    bind(wire.createApiKey, createKey),
    bind(wire.revokeApiKey, ({ keyId }, ctx) => revokeKey(ctx, keyId)),
    bind(wire.listPartners, (_input, ctx) => listPartners(ctx)),
    bind(wire.allowPartner, allowPartner),
    bind(wire.createPartnerCode, (given, ctx) => createPartnerCode(platform, given, ctx)),
  ],
  messages,
  jobs: ({ db }) => [{ name: 'apiKey.expiry', cron: '20 8 * * *', run: () => remindOfExpiry(db) }],
};
