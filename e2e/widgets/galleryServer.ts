import path from 'node:path';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { download, getResource, type Resource, upload } from '../../features/documents/resource/wire.ts';
import { getTrainBookingAllDataForList } from '../../features/freight/train/wire.ts';
import { getInfo } from '../../features/people/session/wire.ts';
import { configKey, readFrameSettings } from '../../features/portal/config/wire.ts';
import { entriesOfType } from '../../features/portal/dict/wire.ts';
import { countMenu, getRouters } from '../../features/portal/menu/wire.ts';
import { queryTipCount } from '../../features/portal/message/wire.ts';
import { queryNoticeList } from '../../features/portal/notice/wire.ts';
import { listSavedViews } from '../../features/portal/savedView/wire.ts';
import { registerSecurityHeaders } from '../../platform/server/http/server.ts';
import { serveWebApp } from '../../platform/server/http/webApp.ts';
import type { Call } from '../../platform/wire/call.ts';
import { CODE, wrap } from '../../platform/wire/envelope.ts';
import { openOwnPortal, type PortalServer } from '../portal.ts';
import { ENTRIES, PERSON, TRAIN } from './galleryData.ts';

/** The built gallery without server and database. */
export const openGallery = () => openOwnPortal(startGalleryServer);

/** Serves the pages as the portal does, and canned answers to the calls that the gallery makes. */
async function startGalleryServer(): Promise<PortalServer> {
  const app = fastify({ forceCloseConnections: true });
  await registerSecurityHeaders(app, { publicUrl: undefined, officeWopiUrl: undefined });
  await app.register(multipart);
  answer(app, getInfo, PERSON);
  answer(app, getRouters, []);
  answer(app, countMenu, []);
  answer(app, queryTipCount, { messageInfoCount: 0, messageTodoCount: 0, messageCount: 0 });
  answer(app, queryNoticeList, []);
  answer(app, readFrameSettings, {
    contact: {
      phone: '400-029-8600',
      email: 'service@ironsilk.example',
      serviceCode: 'tel:4000298600',
      hours: '8:30–20:00',
      address: '西安',
    },
    advertisement: null,
  });
  answer(app, configKey, '');
  answer(app, entriesOfType, ENTRIES);
  answer(app, listSavedViews, []);
  answer(app, getTrainBookingAllDataForList, { rows: [TRAIN], total: 1 });
  keepUploads(app);
  await serveWebApp(app, { isDemo: true, wasmPages: [] });
  // accepts the live connection and says nothing
  new WebSocketServer({ server: app.server, path: '/prod-api/im/connect' });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, signInAs: async (username) => ({ token: username }), stop: () => app.close() };
}

/** Answers a call with a payload that its declaration allows. */
function answer<Sent, Read, Payload>(
  app: FastifyInstance,
  { method, path: address, response }: Call<Sent, Read, Payload>,
  payload: Payload,
): void {
  const url = `/prod-api${address.replace(/\{(\w+)\}/g, ':$1')}`;
  app.route({
    method,
    url,
    handler: async () => wrap(response.shape, z.parse(response.schema, payload), 'OK'),
  });
}

const asked = z.object({ resourceId: z.coerce.number() });
/** What the portal finds in every archive. */
const ENTRIES_OF_ARCHIVE = [{ path: 'Накладная СМГС.txt', byteCount: 10, isFolder: false }];
const REFUSED_NAME = /^false\./;

/** Uploads in memory, shown as they came; refused are files named `false`, as disguised ones are by the portal. */
function keepUploads(app: FastifyInstance): void {
  const kept = new Map<number, { bytes: Buffer; resource: Resource }>();
  const find = ({ query }: FastifyRequest) => kept.get(asked.parse(query).resourceId);
  const gone = { code: CODE.absent, msg: 'gone' };
  app.post(`/prod-api${upload.path}`, async (request) => {
    const file = await request.file();
    const bytes = (await file?.toBuffer()) ?? Buffer.alloc(0);
    const [name, mimeType] = [file?.filename ?? '', file?.mimetype ?? ''];
    if (REFUSED_NAME.test(name)) return { code: CODE.refused, msg: 'refused' };
    const resource = resourceOf(kept.size + 1, name, mimeType, bytes.length);
    kept.set(resource.id, { bytes, resource });
    return wrap(upload.response.shape, { fileName: name, busiResources: [resource] }, 'OK');
  });
  app.get(`/prod-api${getResource.path}`, (request) => {
    const file = find(request);
    return file ? wrap('data', { ...file.resource, entries: ENTRIES_OF_ARCHIVE }, 'OK') : gone;
  });
  app.get(`/prod-api${download.path}`, (request, reply) => {
    const file = find(request);
    return file ? reply.type(file.resource.mimeType).send(file.bytes) : reply.send(gone);
  });
}

function resourceOf(id: number, name: string, mimeType: string, byteCount: number): Resource {
  return {
    id,
    resourceId: id,
    resourceName: name,
    relativPath: `/common/download?resourceId=${id}`,
    docType: '',
    resourceType: '',
    relaId: '',
    extInfo: '',
    byteCount,
    extension: path.extname(name).slice(1),
    mimeType,
    hasThumbnail: mimeType.startsWith('image/'),
    awaitsThumbnail: false,
    addTime: '2026-01-01 00:00:00',
    addUserName: PERSON.name,
    abilities: { change: true },
  };
}
