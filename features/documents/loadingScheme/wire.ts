import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { id, line } from '../../../platform/wire/validators.ts';
import { sizeType } from '../../freight/train/sizeTypes.ts';
import { DOSSIER_ACCESS } from '../dossier/accessWire.ts';
import { LOADING_REVIEW } from './accessWire.ts';
import { LASHING_KINDS } from './lashing.ts';

const MAX_PIECES = 200;
const MAX_CM = 1_400;
const MAX_REASON = 500;

export const SCHEME_STATES = ['draft', 'submitted', 'approved', 'returned'] as const;
export type SchemeState = (typeof SCHEME_STATES)[number];

const orderBigNo = line(20);
const version = z.number().int().min(0).max(2_147_483_647);
const cm = z.number().int().min(1).max(MAX_CM);
const at = z.number().int().min(-MAX_CM).max(MAX_CM);

/** Equal pieces; lengths in cm, weight of each in kg. */
export const schemePiece = z.object({
  pieceKey: line(20),
  name: line(60),
  length: cm,
  width: cm,
  height: cm,
  weight: z.number().int().min(1).max(40_000),
  count: z.number().int().min(1).max(MAX_PIECES),
  carriesOthers: z.boolean(),
  isTurnable: z.boolean().describe('with its length across the container; never on its side'),
});
export type SchemePiece = z.infer<typeof schemePiece>;

/** One of the equal pieces; cm from front wall, left wall and floor to its nearest corner. */
const schemePlace = z.object({
  pieceKey: line(20),
  nth: z.number().int().min(1).max(MAX_PIECES),
  orderContainerId: id,
  x: at,
  y: at,
  z: at,
  isTurned: z.boolean(),
});
export type SchemePlace = z.infer<typeof schemePlace>;

const lashing = z.object({
  orderContainerId: id,
  kind: z.enum(LASHING_KINDS),
  count: z.number().int().min(1).max(999),
});
export type SchemeLashing = z.infer<typeof lashing>;

const plan = {
  pieces: z.array(schemePiece).max(MAX_PIECES),
  places: z.array(schemePlace).max(MAX_PIECES),
  lashing: z.array(lashing).max(500),
};

const scheme = z.object({
  orderBigNo,
  trainNo: z.string(),
  version: version.describe('0: nothing saved yet'),
  state: z.enum(SCHEME_STATES),
  words: z.string().describe('of the operator, where it was returned'),
  containers: z.array(
    z.object({
      orderContainerId: z.number(),
      containerNo: z.string(),
      sizeType,
      tareKg: z.number().int().describe('usual tare where its own is not known'),
    }),
  ),
  cargo: z
    .array(z.object({ name: z.string(), count: z.number().int(), weight: z.number().int() }))
    .describe('goods lines of the order, to begin with'),
  ...plan,
  abilities: z.object({ edit: z.boolean(), submit: z.boolean(), review: z.boolean() }),
});
export type Scheme = z.infer<typeof scheme>;

const query = permission(DOSSIER_ACCESS.query);
const edit = permission(DOSSIER_ACCESS.edit);
const review = permission(LOADING_REVIEW);
const seen = { orderBigNo, version: version.describe('as it was seen') };

export const getScheme = call({
  method: 'GET',
  path: '/loadingScheme/detail',
  effect: 'read',
  access: query,
  summary: 'Pieces of an order, their places in its containers, lashing, and how far the scheme is',
  input: z.object({ orderBigNo }),
  response: data(scheme),
});

export const saveScheme = call({
  method: 'POST',
  path: '/loadingScheme/save',
  effect: 'write',
  access: edit,
  detectsDuplicates: true,
  summary: 'Save a scheme as a whole; it is a draft again',
  input: z.object({ ...seen, ...plan }),
  response: data(z.object({ version })),
});

export const submitScheme = call({
  method: 'POST',
  path: '/loadingScheme/submit',
  effect: 'write',
  access: edit,
  summary: 'Submit a scheme for review; refused while a piece has no place or a container may not travel so',
  input: z.object(seen),
  response: nothing(),
});

export const approveScheme = call({
  method: 'POST',
  path: '/loadingScheme/approve',
  effect: 'write',
  access: review,
  summary: 'Approve a submitted scheme',
  input: z.object(seen),
  response: nothing(),
});

export const returnScheme = call({
  method: 'POST',
  path: '/loadingScheme/return',
  effect: 'write',
  access: review,
  summary: 'Return a submitted scheme with words',
  input: z.object({ ...seen, reason: line(MAX_REASON) }),
  response: nothing(),
});

export const takeWeights = call({
  method: 'POST',
  path: '/loadingScheme/takeWeights',
  effect: 'write',
  access: edit,
  summary: 'Write VGM by method 2 (tare, pieces and lashing) of the loaded containers into the facts of the order',
  input: z.object(seen),
  response: data(z.object({ containers: z.number().int().describe('whose VGM is another now') })),
});

export const downloadScheme = call({
  method: 'POST',
  path: '/loadingScheme/drawing',
  effect: 'read',
  access: query,
  isForm: true,
  summary: 'Drawings and lists of the loaded containers as a PDF',
  input: z.object({ orderBigNo, language: z.enum(['zh', 'ru']) }),
  response: file(),
});
