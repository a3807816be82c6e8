import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE, type UploadRule } from '../../../platform/wire/uploadRule.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { containerEntry, MAX_KG } from '../booking/order.ts';
import { MAX_CONTAINERS } from '../booking/states.ts';
import { journey } from '../tracking/wire.ts';
import { sizeType } from '../train/sizeTypes.ts';

/** Photos and documents of one link. */
export const LINK_FILE_RULE: UploadRule = {
  extensions: ['png', 'jpg', 'jpeg', 'webp', 'pdf', 'doc', 'docx', 'xls', 'xlsx'],
  maxBytes: 20 * MEGABYTE,
  maxFiles: 300,
};

const KEY_LENGTH = 64;
const token = line(KEY_LENGTH);
const useKey = line(KEY_LENGTH).describe('made by the browser: the same one twice is done once');

const publicWrite = { method: 'POST', effect: 'write', access: publicly, detectsDuplicates: true } as const;

const container = z.object({
  orderContainerId: z.number(),
  sizeType,
  containerNo: z.string().describe("'' until known"),
});
const ofLink = { companyName: z.string().describe('who made the link'), expireTime: dateTimeText };

/** What a link shows: what its task needs, and nothing else of the order. */
const openedLink = z.discriminatedUnion('task', [
  z.object({
    ...ofLink,
    task: z.literal('numbers'),
    containers: z.array(
      container.extend({ sealNo: z.string(), isHeld: z.boolean().describe('the platform checks the typed number') }),
    ),
  }),
  z.object({
    ...ofLink,
    task: z.literal('vgm'),
    containers: z.array(
      container.extend({
        tareKg: z.number().nullable(),
        vgmKg: z.number().nullable(),
        maxGrossKg: z.number(),
      }),
    ),
  }),
  z.object({
    ...ofLink,
    task: z.literal('photos'),
    containers: z.array(container),
    files: z.array(z.object({ useKey: z.string(), name: z.string() })).describe('given by this link'),
  }),
  z.object({ ...ofLink, task: z.literal('follow'), journey }),
]);
export type OpenedLink = z.infer<typeof openedLink>;
export type OpenedTask<Task extends OpenedLink['task']> = Extract<OpenedLink, { task: Task }>;

const answer = data(openedLink);

export const openShareLink = call({
  ...publicWrite,
  path: '/share/open',
  rateLimitPerMinute: 30,
  summary: 'What a shared link is for; without an account',
  input: z.object({ token, visitKey: useKey.describe('of a visit: the same one is logged once') }),
  response: answer,
});

/** Good rows are saved, also beside wrong ones: errors in `fields` as `containers.<index>.<field>`. */
const saved = data(z.object({ link: openedLink, fields: z.record(z.string(), z.string()) }));

export const giveNumbers = call({
  ...publicWrite,
  path: '/share/numbers',
  rateLimitPerMinute: 30,
  maxBodyKb: 128,
  summary: 'Container and seal numbers, by a shared link; checked as the customer’s own',
  input: z.object({
    token,
    useKey,
    containers: z
      .array(containerEntry.pick({ orderContainerId: true, containerNo: true, sealNo: true }))
      .min(1)
      .max(MAX_CONTAINERS),
  }),
  response: saved,
});

/** SOLAS VI/2: 1 the packed container is weighed, 2 its contents are weighed and added to the tare. */
export const VGM_METHODS = ['1', '2'] as const;
const MAX_SIGNER = 60;

export const giveVgm = call({
  ...publicWrite,
  path: '/share/vgm',
  rateLimitPerMinute: 30,
  maxBodyKb: 128,
  summary: 'Verified gross mass of containers in kg, by a shared link',
  input: z.object({
    token,
    useKey,
    method: z.enum(VGM_METHODS),
    signer: line(MAX_SIGNER).describe('who answers for the weights'),
    date: dateText.describe('of weighing'),
    containers: z
      .array(z.object({ orderContainerId: id, vgmKg: z.number().int().positive().max(MAX_KG.vgmKg) }))
      .min(1)
      .max(MAX_CONTAINERS),
  }),
  response: saved,
});

export const giveFile = call({
  ...publicWrite,
  path: '/share/file',
  rateLimitPerMinute: 120,
  summary: 'A photo or document, by a shared link',
  input: z.object({ token, useKey, orderContainerId: id.optional() }),
  upload: { maxBytes: LINK_FILE_RULE.maxBytes },
  response: answer,
});
