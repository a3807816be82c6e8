import type { Feature } from '../../../platform/server/feature.ts';
import type { ReceivedFile } from '../../../platform/server/files/receivedFile.ts';
import { type Binding, bind, bindPublic, selfCommitting } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import { refuse } from '../../../platform/server/texts/texts.ts';
import * as wire from '../wire.ts';
import { fetchFile } from './download.ts';
import { Finishing } from './finishParts.ts';
import { detailOf, listOf } from './list.ts';
import { removeResource } from './queries.ts';
import { Rights } from './rights.ts';
import { refuseWithoutRoom } from './room.ts';
import { share } from './share.ts';
import { changeable } from './shown.ts';
import { replace, takeIn } from './takeIn.ts';
import { drawingAtOnce } from './thumbnail/drawing.ts';

export function resourceCalls(platform: Platform, all: readonly Feature[]): Binding[] {
  const rights = new Rights(all);
  const desk = { files: platform.files, rights };
  const finishing = new Finishing(desk);
  drawingAtOnce(platform);
  platform.files.parts.askBefore((who, byteCount) => refuseWithoutRoom(platform.db, who, byteCount));
  return [
    bind(wire.upload, (said, asking) => takeIn(desk, uploaded(asking), said, asking)),
    selfCommitting(bind(wire.finishParts, (input, asking) => finishing.finish(input, asking))),
    bind(wire.reUpload, ({ resourceId }, asking) => replace(desk, uploaded(asking), resourceId, asking)),
    bindPublic(wire.download, (asked, asking) => fetchFile(desk, asked, asking)),
    bind(wire.deleteResource, async ({ resourceId }, { db, who }) => {
      await changeable(db, who, rights, resourceId);
      await removeResource(db, resourceId);
    }),
    bind(wire.listResources, (belonging, { db, who }) => listOf(db, who, rights, belonging)),
    bind(wire.getResource, ({ resourceId }, { db, who }) => detailOf(db, who, rights, resourceId)),
    bind(wire.shareResource, (asked, asking) => share(rights, asked, asking)),
  ];
}

function uploaded({ upload }: { upload: ReceivedFile | null }): ReceivedFile {
  if (upload === null) throw refuse((t) => t.fileMissing);
  return upload;
}
