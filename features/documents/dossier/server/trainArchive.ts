import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { ArchiveContext, ArchivedFile, ArchiveExport } from '../../../../platform/server/export/archiveExport.ts';
import { storedBlob } from '../../../../platform/server/files/tables.ts';
import { getBoard, TRAIN_PAPERS_EXPORT } from '../trainWire.ts';
import { texts } from './texts.ts';
import { readTrainPapers } from './trainDossier.ts';
import { selectTrainPapers } from './trainPapers.ts';

const input = z.object({ trainInfoId: z.coerce.number().int() });

/** Issued papers of a train, a folder for each order beside the lists of the train. */
async function contents(ctx: ArchiveContext): Promise<ArchivedFile[]> {
  const { db, files, language } = ctx;
  const { trainInfoId } = input.parse(ctx.input);
  const { open, versionsOf } = await readTrainPapers(db, trainInfoId);
  const { papers: names, trainPapers } = texts[language];
  const ofTrain = (await selectTrainPapers(db, trainInfoId))
    .filter(({ state }) => state === 'issued')
    .map(({ code, blobId }) => ({ path: `${trainPapers[code]}.pdf`, blobId }));
  const ofOrders = open.orders.flatMap(({ order, dossier }) =>
    versionsOf(order.orderId)
      .filter(({ state }) => state === 'issued')
      .map(({ code, orderContainerId, number, blobId }) => {
        const container = dossier.containers.find((one) => one.orderContainerId === orderContainerId);
        const name = [names[code].replaceAll('/', '-'), container?.containerNo, number].filter(Boolean).join(' ');
        return { path: `${order.orderBigNo}/${name}.pdf`, blobId };
      }),
  );
  const all = [...ofTrain, ...ofOrders];
  const found = await db
    .select()
    .from(storedBlob)
    .where(inArray(storedBlob.id, [0, ...all.map(({ blobId }) => blobId)]));
  const blobs = new Map(found.map((blob) => [blob.id, blob]));
  return all.flatMap(({ path, blobId }) => {
    const blob = blobs.get(blobId);
    if (blob === undefined) return [];
    return {
      path,
      isCompressed: true,
      bytes: async function* () {
        yield* await files.content(blob).open({ from: 0, to: blob.byteCount - 1 });
      },
    };
  });
}

/** All issued papers of a train in one .zip, made in the background. */
export const trainPapersArchive: ArchiveExport = {
  name: TRAIN_PAPERS_EXPORT,
  title: { zh: '班列单证', en: 'Documents of a train', ru: 'Документы поезда' },
  access: getBoard.access,
  contents,
};
