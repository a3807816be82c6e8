import { z } from 'zod';
import { permission } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { sortInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';
import { sizeType } from '../train/sizeTypes.ts';
import { containerNumber, numberClashRow, poolContainer, poolLine } from './numbers.ts';
import { clashState } from './states.ts';

const poolFields = {
  containerNo: containerNumber,
  sizeType,
  stationId: id.describe('where it stands'),
  remark: optionalLine(200),
};
/** For lines that do not say it themselves. */
const poolDefaults = { sizeType: sizeType.optional(), stationId: id.optional() };
export const MAX_POOL_LINES = 1000;

/** The platform's own containers (COC). */
export const poolContainers = records({
  path: '/operation/container',
  access: permissionsOf('operation:container'),
  idName: 'poolContainerId',
  row: poolContainer,
  fields: poolFields,
  filter: {
    ...sortInput(['containerNo', 'sizeType']),
    containerNo: optionalLine(20),
    sizeType: sizeType.optional(),
    stationName: optionalLine(50),
  },
  exportName: 'booking.poolContainer',
  calls: {
    list: "The platform's containers: where each stands, and whether it is free",
    add: "Add a container to the platform's pool",
    edit: 'Change a container of the pool',
    remove: 'Remove containers from the pool: one id, or several with commas',
  },
});

export const checkPoolLines = call({
  method: 'POST',
  path: '/operation/container/checkLines',
  effect: 'read',
  access: permission('operation:container:add'),
  maxBodyKb: 256,
  summary: 'Read containers from pasted lines (number, type, station and remarks in any order), with errors',
  input: z.object({ ...poolDefaults, text: z.string().max(100_000) }),
  response: data(z.array(poolLine)),
});

export const parsePoolSheet = call({
  method: 'POST',
  path: '/operation/container/parseSheet',
  effect: 'read',
  access: permission('operation:container:add'),
  summary: 'Read containers from an .xlsx, with the errors of each row',
  input: z.object(poolDefaults),
  upload: { maxBytes: 5 * MEGABYTE, extensions: ['xlsx'] },
  response: data(z.array(poolLine)),
});

export const addPoolContainers = call({
  method: 'POST',
  path: '/operation/container/addMany',
  effect: 'write',
  access: permission('operation:container:add'),
  maxBodyKb: 512,
  summary: 'Add COC containers; existing numbers are left unchanged',
  input: z.object({ containers: z.array(z.object(poolFields)).min(1).max(MAX_POOL_LINES) }),
  response: data(z.object({ added: z.number().int() })),
});

/** Numbers typed for one order while another company has them. */
export const numberClashes = records({
  path: '/operation/clash',
  access: permissionsOf('operation:clash'),
  idName: 'clashId',
  row: numberClashRow,
  fields: {},
  filter: { state: clashState.optional(), containerNo: optionalLine(20) },
  calls: { list: 'Container numbers that two companies claim, with both orders' },
});

export const decideClash = call({
  method: 'POST',
  path: '/operation/clash/decide',
  effect: 'write',
  access: permission('operation:clash:edit'),
  summary: 'Keep a container number on its first order, or reassign it to the later order',
  input: z.object({ clashId: id, give: z.boolean() }),
  response: nothing(),
});
