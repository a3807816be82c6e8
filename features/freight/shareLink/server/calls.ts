import { type Binding, bind, bindPublic } from '../../../../platform/server/http/bind.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import * as holderWire from '../holderWire.ts';
import * as wire from '../wire.ts';
import { receiveFile } from './files.ts';
import { receiveNumbers, receiveVgm } from './give.ts';
import { makeLink, revokeLink } from './make.ts';
import { openLink } from './open.ts';
import { linkRecords, linksOfOrder, usesOfLink } from './records.ts';

export function shareLinkCalls(platform: Platform): Binding[] {
  const { config, files, log } = platform;
  return [
    ...linkRecords.reads(platform),
    bind(wire.listLinksOfOrder, (input, ctx) => linksOfOrder(input, ctx, config)),
    bind(wire.makeShareLink, (input, ctx) => makeLink(config, input, ctx)),
    bind(wire.revokeShareLink, revokeLink),
    bind(wire.listLinkUses, usesOfLink),
    bindPublic(holderWire.openShareLink, (input, ctx) => openLink(input, { ...ctx, log })),
    bindPublic(holderWire.giveNumbers, (input, ctx) => receiveNumbers(input, { ...ctx, log })),
    bindPublic(holderWire.giveVgm, (input, ctx) => receiveVgm(input, { ...ctx, log })),
    bindPublic(holderWire.giveFile, (input, ctx) => receiveFile(files, input, { ...ctx, log })),
  ];
}
