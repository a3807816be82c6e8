import { z } from 'zod';
import { permission, rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, file } from '../../../platform/wire/envelope.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { faultParams } from '../../../platform/wire/rules/fault.ts';
import { dateText, dateTimeText } from '../../../platform/wire/time.ts';
import { MEGABYTE } from '../../../platform/wire/uploadRule.ts';
import { currency, decimalText, id, optionalLine } from '../../../platform/wire/validators.ts';
import {
  lineChange,
  MAX_LINES,
  quotationHead,
  quotationKind,
  quotationStatus,
  quoteLine,
  shownLine,
} from './quotation.ts';

const OWN = 'supplierQuote:own';
const ANY = 'operation:supplierQuote';

const row = z.object({
  quotationId: z.number(),
  kind: quotationKind,
  title: z.string(),
  currency,
  version: z.number().int(),
  validFrom: dateText,
  validTo: dateText,
  status: quotationStatus,
  lineCount: z.number().int(),
  updateTime: dateTimeText,
});

const filter = {
  title: optionalLine(100),
  kind: quotationKind.optional(),
  status: quotationStatus.optional(),
};

/** Quotations of the own company. */
export const quotations = records({
  path: '/supplierQuote/own',
  access: permissionsOf(OWN),
  idName: 'quotationId',
  row,
  fields: {},
  filter,
  exportName: 'supplierQuote.own',
  calls: { list: "The company's quotations: yards, trucking, agents" },
});

/** Quotations of all suppliers. */
export const allQuotations = records({
  path: '/operation/supplierQuote',
  access: permissionsOf(ANY),
  idName: 'quotationId',
  row: row.extend({ companyName: z.string() }),
  fields: {},
  filter: { ...filter, companyName: optionalLine(100) },
  exportName: 'supplierQuote.all',
  calls: { list: 'Quotations of all suppliers' },
});

const reads = rule(
  'supplierQuoteReader',
  (user: CurrentUser) => hasPermission(user, `${OWN}:list`) || hasPermission(user, `${ANY}:list`),
);

const quotation = z.object({
  ...row.shape,
  companyName: z.string(),
  remark: wordsOfPeople(z.string()),
  lines: z.array(shownLine),
  versions: z
    .array(
      z.object({
        version: z.number().int(),
        validFrom: dateText,
        validTo: dateText,
        time: dateTimeText,
        who: z.string(),
        changes: z.number().int().describe('lines added, changed or removed'),
      }),
    )
    .describe('newest first'),
});
export type Quotation = z.infer<typeof quotation>;

export const getQuotation = call({
  method: 'GET',
  path: '/supplierQuote/detail',
  effect: 'read',
  access: reads,
  summary: 'A quotation with its lines and versions; a supplier reads only its own',
  input: z.object({ quotationId: id, version: z.coerce.number<number>().int().positive().optional() }),
  response: data(quotation),
});

const saved = z.object({ quotationId: z.number(), version: z.number().int() });

export const saveQuotation = call({
  method: 'POST',
  path: '/supplierQuote/save',
  effect: 'write',
  access: permission(`${OWN}:edit`),
  maxBodyKb: 256,
  summary: 'Create a quotation, or a new version of one; earlier versions are kept',
  input: z
    .object({
      quotationId: id.nullish().transform((given) => given ?? null),
      version: z.number().int().min(0).default(0).describe('as it was read; another one is refused'),
      ...quotationHead,
      lines: z.array(quoteLine).min(1).max(MAX_LINES),
    })
    .refine(({ validFrom, validTo }) => validTo >= validFrom, {
      path: ['validTo'],
      ...faultParams({ key: 'endBeforeStart' }),
    }),
  response: data(saved),
});

export const withdrawQuotation = call({
  method: 'POST',
  path: '/supplierQuote/withdraw',
  effect: 'write',
  access: permission(`${OWN}:edit`),
  summary: 'Withdraw a quotation; its versions remain available',
  input: z.object({ quotationId: id }),
  response: data(saved),
});

const MAX_SHEET_MB = 5;
const sheet = { maxBytes: MAX_SHEET_MB * MEGABYTE, extensions: ['xlsx'] };

export const quotationSheet = call({
  method: 'GET',
  path: '/supplierQuote/sheet',
  effect: 'read',
  access: reads,
  summary: 'Lines of a quotation as .xlsx in import format; without an id: the blank form',
  input: z.object({ quotationId: id.optional() }),
  response: file(),
});

export const parseQuotationSheet = call({
  method: 'POST',
  path: '/supplierQuote/parseSheet',
  effect: 'read',
  access: permission(`${OWN}:edit`),
  summary: 'Preview what an .xlsx would change; nothing is saved',
  input: z.object({ quotationId: z.coerce.number<number>().int().min(0).default(0) }),
  upload: sheet,
  response: data(
    z.object({
      lines: z.array(quoteLine),
      changes: z.array(lineChange),
      errors: z.array(z.object({ rowNumber: z.number().int(), text: z.string() })),
    }),
  ),
});

const yardLine = z.object({
  quotationId: z.number(),
  companyName: z.string(),
  title: z.string(),
  version: z.number().int(),
  validTo: dateText,
  currency,
  line: shownLine,
});

/** Specification: path alone (portal 7); `id` is taken as that of a yard's quotation. */
export const queryYardList = call({
  method: 'GET',
  path: '/yardQuotation/queryYardList/{id}',
  effect: 'read',
  access: reads,
  summary: 'Price list of a yard: lines of its quotation valid today',
  input: z.object({ id }),
  response: data(z.array(yardLine)),
});

export const compareQuotations = call({
  method: 'GET',
  path: '/operation/supplierQuote/compare',
  effect: 'read',
  access: permission(`${ANY}:list`),
  summary: 'Lines of all valid quotations of a type, grouped by item, cheapest first',
  input: z.object({ kind: quotationKind, currency, title: optionalLine(100) }),
  response: data(
    z.array(
      z.object({
        key: z.string(),
        line: shownLine,
        offers: z.array(
          z.object({
            quotationId: z.number(),
            companyName: z.string(),
            title: z.string(),
            price: money(decimalText.nullable(), null),
            freeDays: z.number().int().nullable(),
            validTo: dateText,
          }),
        ),
      }),
    ),
  ),
});
