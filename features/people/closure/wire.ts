import { z } from 'zod';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, nothing } from '../../../platform/wire/envelope.ts';
import { lifecycle } from '../../../platform/wire/lifecycle.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { PLATFORM_COMPANY_NO } from '../account/platformCompany.ts';

export const CLOSURE_STATUSES = ['requested', 'withdrawn', 'declined', 'closed', 'reopened'] as const;
const status = z.enum(CLOSURE_STATUSES);
export type ClosureStatus = z.infer<typeof status>;

/** Export of all that a company is or did; see `startExport`. */
export const COMPANY_DATA_EXPORT = 'closure.companyData';

/** Main accounts of customers; the platform's own company cannot leave. */
export const leaving = rule(
  'mainAccount',
  ({ companyId, companyNo, isMainAccount }) => companyId !== null && isMainAccount && companyNo !== PLATFORM_COMPANY_NO,
);

const obstacle = z.object({ title: z.string(), count: z.number() });

const closureId = id;

export const queryClosure = call({
  method: 'GET',
  path: '/mycenter/queryClosure',
  effect: 'read',
  access: leaving,
  summary: 'What must be settled before your company’s account can be closed, and the latest request',
  input: z.object({}),
  response: data(
    z.object({
      companyFullName: z.string(),
      obstacles: z.array(obstacle),
      keepYears: z.number().describe('years for which papers are kept'),
      last: z
        .object({
          closureId,
          status,
          reason: z.string(),
          remark: z.string().describe('of the operator who declined'),
          requestTime: dateTimeText,
        })
        .nullable(),
    }),
  ),
});

export const requestClosure = call({
  method: 'POST',
  path: '/mycenter/requestClosure',
  effect: 'write',
  access: leaving,
  summary: 'Request closure of your company’s account; its name must be entered as confirmation',
  input: z.object({
    companyFullName: line(100),
    reason: line(500),
    removesPersonalData: z.boolean().default(false).describe('personal data of its people go as well'),
  }),
  response: nothing(),
});

/** Companies that left or want to; waiting ones first. */
export const closures = records({
  path: '/operation/closure',
  access: permissionsOf('operation:closure'),
  idName: 'closureId',
  row: z.object({
    closureId: z.number(),
    companyNo: z.string(),
    companyFullName: z.string(),
    requestedBy: z.string(),
    requestTime: z.string(),
    reason: z.string(),
    removesPersonalData: z.boolean(),
    status,
    closedTime: z.string().nullable(),
    keepUntil: dateText.nullable(),
    removedTime: z.string().nullable().describe('when personal data were removed'),
  }),
  fields: {},
  filter: { companyFullName: optionalLine(100), status: status.optional() },
  exportName: 'closure.company',
  calls: { list: 'Companies that left or want to, waiting ones first' },
});

export const closureLife = lifecycle({
  states: CLOSURE_STATUSES,
  idName: 'closureId',
  moves: {
    withdrawClosure: { from: ['requested'], to: 'withdrawn' },
    close: { from: ['requested'], to: 'closed', isDangerous: true },
    decline: { from: ['requested'], to: 'declined', reason: 500 },
    reopen: { from: ['closed'], to: 'reopened' },
    removePersonalData: { from: ['closed'], to: 'closed', isDangerous: true },
  },
  sides: {
    company: {
      path: '/mycenter',
      access: leaving,
      calls: { withdrawClosure: 'Take a request to close the own company back' },
    },
    operator: {
      path: '/operation/closure',
      access: permission('operation:closure:edit'),
      calls: {
        close: 'Close a company: nobody of it can sign in any more; papers are kept for the legal time',
        decline: 'Decline a request, with a reason',
        reopen: 'Open a closed company again, as long as the data of its people are there',
        removePersonalData:
          'Remove the personal data of the people of a closed company; cannot be undone, leaves a protocol',
      },
    },
  },
});
export const {
  withdrawClosure,
  close: closeCompany,
  decline: declineClosure,
  reopen: reopenCompany,
  removePersonalData,
} = closureLife.calls;

export const readClosureProtocol = call({
  method: 'GET',
  path: '/operation/closure/protocol',
  effect: 'read',
  access: permission('operation:closure:list'),
  summary: 'Deletion record of personal data: what was deleted, when and by whom, and what is retained until when',
  input: z.object({ closureId }),
  response: data(
    z.object({
      companyFullName: z.string(),
      removedTime: dateTimeText,
      removedBy: z.string(),
      removed: z.array(obstacle),
      kept: z.array(z.string()),
      keepUntil: dateText,
    }),
  ),
});
