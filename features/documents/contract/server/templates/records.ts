import { desc, eq, sql } from 'drizzle-orm';
import { sheetField } from '../../../../../platform/server/records/columns.ts';
import { serveRecords } from '../../../../../platform/server/records/serveRecords.ts';
import { accountNameOf } from '../../../../people/account/server/index.ts';
import { contractTemplates, type TemplateState } from '../../templateWire.ts';
import { contractTemplate } from '../tables.ts';
import { templateTexts } from '../texts.ts';

const { text, label, whole, money, time } = sheetField;

const state = sql<TemplateState>`case when ${contractTemplate.isActive} then 'active'
  when ${contractTemplate.activatedAt} is null and ${contractTemplate.retiredAt} is null then 'draft'
  else 'retired' end`;

export const templateRecords = serveRecords(contractTemplates, {
  from: contractTemplate,
  texts: templateTexts,
  sheetTitle: (t) => t.title,
  columns: (t) => ({
    templateId: contractTemplate.id,
    contractType: label(t.type, 30, contractTemplate.contractType, t.types),
    lineType: label(t.line, 16, contractTemplate.lineType, t.lines),
    companyEntity: label(t.entity, 16, contractTemplate.companyEntity, t.entities),
    language: label(t.language, 16, contractTemplate.language, t.languages),
    version: whole(t.version, 10, contractTemplate.version),
    state: label(t.state, 12, state, t.states),
    validDays: whole(t.validDays, 12, contractTemplate.validDays),
    cashPledge: money(t.deposit, 16, contractTemplate.cashPledge),
    asksNewSignature: contractTemplate.asksNewSignature,
    hasBond: contractTemplate.hasBond,
    hasOwnAgreement: sql<boolean>`${contractTemplate.agreementId} is not null`,
    createTime: time(t.uploaded, 20, contractTemplate.createdAt),
    createdBy: text(t.uploadedBy, 16, accountNameOf(contractTemplate.createdBy)),
    activatedTime: time(t.activated, 20, contractTemplate.activatedAt),
    activatedBy: accountNameOf(contractTemplate.activatedBy),
    retiredTime: time(t.retiredSince, 20, contractTemplate.retiredAt),
    retiredBy: accountNameOf(contractTemplate.retiredBy),
  }),
  where: (filter) => [
    filter.contractType && eq(contractTemplate.contractType, filter.contractType),
    filter.lineType && eq(contractTemplate.lineType, filter.lineType),
    filter.companyEntity && eq(contractTemplate.companyEntity, Number(filter.companyEntity)),
    filter.language && eq(contractTemplate.language, filter.language),
    filter.state && sql`${state} = ${filter.state}`,
  ],
  order: [
    contractTemplate.contractType,
    contractTemplate.lineType,
    contractTemplate.companyEntity,
    contractTemplate.language,
    desc(contractTemplate.version),
  ].map((column) => sql`${column}`),
});
