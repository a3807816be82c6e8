import { type Binding, bind, bindPublic } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as wire from '../wire.ts';
import { letterFor } from './letter/letterFor.ts';
import { trusteeMoves } from './life.ts';
import { addOwnTrustee, deleteOwnTrustee, listOwnTrustees, revokeOwnTrustee, updateOwnTrustee } from './own.ts';
import { reviewRecords } from './records.ts';
import { readReview } from './review.ts';
import { openLink, sendLink } from './sign.ts';

export function trusteeCalls(platform: Platform): Binding[] {
  return [
    bind(wire.listTrustees, (_input, ctx) => listOwnTrustees(ctx)),
    bind(wire.addTrustee, addOwnTrustee),
    bind(wire.updateTrustee, updateOwnTrustee),
    bind(wire.deleteTrustee, deleteOwnTrustee),
    bind(wire.revokeTrustee, revokeOwnTrustee),
    bind(wire.downloadLetter, letterFor),
    bind(wire.sendSignLink, (input, ctx) => sendLink(platform.config, input, ctx)),
    bindPublic(wire.openSignLink, openLink),
    ...reviewRecords.reads(platform),
    bind(wire.readTrusteeReview, ({ authorizedId }, ctx) => readReview(authorizedId, ctx)),
    ...Object.values(trusteeMoves.bindings),
  ];
}
