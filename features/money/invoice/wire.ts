import { z } from 'zod';
import { rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { type CurrentUser, hasPermission } from '../../../platform/wire/currentUser.ts';
import { data, file } from '../../../platform/wire/envelope.ts';
import { lifecycle } from '../../../platform/wire/lifecycle.ts';
import { money, wordsOfPeople } from '../../../platform/wire/money.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, line, optionalLine } from '../../../platform/wire/validators.ts';
import { INVOICE_STATUSES, invoiceStatus, invoiceType, titleCountry } from './kinds.ts';

const amount = (meaning: string) => money(z.string().nullable().describe(meaning), null);
const ofCustomer = permissionsOf('settlement:invoice');
const ofOperator = permissionsOf('operation:invoice');
const MAX_REASON = 500;
const write = { method: 'POST', effect: 'write' } as const;

const applies = rule(
  'invoiceApplicant',
  (user: CurrentUser) => user.companyId !== null && hasPermission(user, ofCustomer('add').code) && !user.hidesMoney,
);

const titleFields = {
  name: line(200),
  country: titleCountry,
  taxNo: line(30).describe('checked by the rules of the country'),
  address: optionalLine(200),
  phone: optionalLine(40),
  bankName: optionalLine(120),
  bankAccount: optionalLine(40),
  email: z.email().max(120).describe('where invoices go'),
};

/** Bank data, as that of the company hidden where amounts are. */
const bank = money(z.string().nullable(), null);

/** Titles that the own company has invoices made out to. */
export const invoiceTitles = records({
  path: '/settlement/invoiceTitle',
  access: ofCustomer,
  idName: 'titleId',
  row: z.object({
    titleId: z.number(),
    ...titleFields,
    taxNo: z.string(),
    name: z.string(),
    email: z.string(),
    address: z.string(),
    phone: z.string(),
    bankName: bank,
    bankAccount: bank,
  }),
  fields: titleFields,
  filter: { name: optionalLine(100) },
  calls: {
    list: 'Own invoice titles',
    add: 'Add an invoice title; refused where money is hidden, as it holds bank data',
    edit: 'Change an invoice title; refused where money is hidden',
    remove: 'Remove invoice titles: one id, or several with commas; refused where money is hidden',
  },
});

const row = {
  invoiceId: z.number(),
  type: invoiceType,
  status: invoiceStatus,
  titleName: z.string(),
  taxNo: z.string(),
  total: amount('with tax'),
  tax: amount('in the total'),
  currency: z.string(),
  invoiceNo: z.string(),
  bills: z.string().describe('their numbers'),
  email: z.string(),
  reason: wordsOfPeople(z.string()),
  applyTime: z.string(),
  resourceId: z.number().nullable().describe('file that was uploaded by hand'),
  redNo: z.string().describe('number of the red letter'),
};
const filter = { invoiceNo: optionalLine(40), status: invoiceStatus.optional() };

export const ownInvoices = records({
  path: '/settlement/invoice',
  access: ofCustomer,
  idName: 'invoiceId',
  row: z.object(row),
  fields: {},
  filter,
  exportName: 'invoice.own',
  calls: { list: 'Invoices of the own company and applications for them, the newest first' },
});

export const invoices = records({
  path: '/operation/invoice',
  access: ofOperator,
  idName: 'invoiceId',
  row: z.object({
    ...row,
    companyFullName: z.string(),
    providerReason: z.string().describe('why the tax provider refused it'),
    billsTotal: amount('of its bills now, with tax'),
    isUnlike: z.boolean().describe('it holds or is applied for, and is not what its bills come to now'),
  }),
  fields: {},
  filter: {
    ...filter,
    companyFullName: optionalLine(100),
    isUnlike: z.enum(['1']).optional().describe('those that are not what their bills come to now'),
  },
  exportName: 'invoice.all',
  calls: { list: 'Invoices of all companies, applications to review first' },
});

export const listInvoiceable = call({
  method: 'GET',
  path: '/settlement/invoice/bills',
  effect: 'read',
  access: applies,
  summary: 'Your company’s approved bills without an invoice',
  input: z.object({}),
  response: data(
    z.array(
      z.object({
        billId: z.number(),
        billNo: z.string(),
        month: z.string(),
        total: amount('with tax'),
        currency: z.string(),
      }),
    ),
  ),
});

export const applyForInvoice = call({
  ...write,
  path: '/settlement/invoice/apply',
  access: applies,
  summary: 'Request an invoice for your company’s bills in one currency',
  input: z.object({
    type: invoiceType,
    titleId: id,
    billIds: z.array(id).min(1).max(100),
    email: z.email().max(120),
    remark: optionalLine(MAX_REASON),
  }),
  response: data(z.object({ invoiceId: z.number() })),
});

export const invoiceLife = lifecycle({
  states: INVOICE_STATUSES,
  idName: 'invoiceId',
  moves: {
    issueByProvider: { from: ['applied'], to: 'issued' },
    issue: {
      from: ['applied'],
      to: 'delivered',
      input: { invoiceNo: line(40), resourceId: id.nullable() },
    },
    /** by the notice of the tax provider, as `refuse` */
    deliver: { from: ['issued'], to: 'delivered', input: { invoiceNo: z.string() } },
    refuse: { from: ['issued'], to: 'applied', input: { providerReason: z.string() } },
    reject: { from: ['applied'], to: 'rejected', reason: MAX_REASON, isDangerous: true },
    redLetter: {
      from: ['issued', 'delivered'],
      to: 'redLettered',
      input: { redNo: line(40) },
      reason: MAX_REASON,
      isDangerous: true,
    },
  },
  sides: {
    operator: {
      path: '/operation/invoice',
      access: ofOperator('edit'),
      calls: {
        issue: 'Issue an invoice that was made elsewhere: its number and file',
        issueByProvider: 'Apply for an invoice at the tax provider, whose notice issues or refuses it',
        reject: 'Reject an application for an invoice with a reason',
        redLetter: 'Take an invoice back by a red letter; its bills can be invoiced again',
      },
    },
  },
});
export const { issue: issueByHand, issueByProvider, reject: rejectInvoice, redLetter } = invoiceLife.calls;

export const downloadInvoice = call({
  method: 'GET',
  path: '/settlement/invoice/file',
  effect: 'read',
  access: rule(
    'invoiceReader',
    (user) =>
      !user.hidesMoney &&
      (hasPermission(user, ofOperator('list').code) ||
        (user.companyId !== null && hasPermission(user, ofCustomer('list').code))),
  ),
  summary: 'An issued invoice as PDF',
  input: z.object({ invoiceId: id }),
  response: file(),
});

export const downloadTemplate = call({
  method: 'GET',
  path: '/settlement/invoice/template',
  effect: 'read',
  access: rule(
    'invoiceTemplateReader',
    (user) => hasPermission(user, ofOperator('list').code) || hasPermission(user, ofCustomer('list').code),
  ),
  summary: 'The platform’s invoice template (FZFP), or a blank billing details form (.xlsx) if none was uploaded',
  input: z.object({}),
  response: file(),
});
