import { type Binding, bind, bindPublic, withOwnTransaction } from '../../../../platform/server/http/bind.ts';
import type { CallContext } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import { writeSheet } from '../../../../platform/server/sheet/writeSheet.ts';
import type { FilePayload } from '../../../../platform/wire/envelope.ts';
import type { TaxNotice } from '../taxWire.ts';
import * as taxWire from '../taxWire.ts';
import * as wire from '../wire.ts';
import { apply, listOwnInvoiceable } from './apply.ts';
import { invoiceMoves } from './life.ts';
import { paperOf } from './paper.ts';
import { invoiceRecords, ownInvoiceRecords } from './records.ts';
import { createLocalTaxProvider, type LocalTaxProvider, taxApplicationRecords } from './tax/localTaxProvider.ts';
import { applyAtProvider, assertSigned, settle } from './tax/provide.ts';
import { pageTexts } from './texts.ts';
import { addTitle, changeTitle, removeTitles, titleRecords } from './titles.ts';

/** The stand-in registers nothing with an authority, so it serves demonstrations alone. */
export const providerOf = ({ config, db }: Pick<Platform, 'config' | 'db'>): LocalTaxProvider | null =>
  config.isDemo ? createLocalTaxProvider({ config, db }) : null;

export function invoiceCalls(platform: Platform): Binding[] {
  const provider = providerOf(platform);
  return [
    ...titleRecords.reads(platform),
    bind(wire.invoiceTitles.add, addTitle),
    bind(wire.invoiceTitles.edit, changeTitle),
    bind(wire.invoiceTitles.remove, removeTitles),
    ...ownInvoiceRecords.reads(platform),
    ...invoiceRecords.reads(platform),
    bind(wire.listInvoiceable, listOwnInvoiceable),
    bind(wire.applyForInvoice, apply),
    ...Object.values({
      ...invoiceMoves.bindings,
      issueByProvider: bind(wire.issueByProvider, (input, ctx) => applyAtProvider(provider, input, ctx)),
    }),
    bind(wire.downloadInvoice, paperOf),
    bind(wire.downloadTemplate, templateOf),
    ...taxApplicationRecords.reads(platform),
    ...taxCalls(platform, provider),
  ];
}

/** Its notices go the way of every provider's, refused ones too. */
function taxCalls({ db, log }: Platform, provider: LocalTaxProvider | null): Binding[] {
  const hasProvider = provider !== null;
  return [
    bind(taxWire.readTaxProvider, async () => ({ hasProvider, isStandIn: hasProvider })),
    bindPublic(
      taxWire.notifyInvoice,
      (notice, { db: inside }) => settle(inside, notice),
      (notice) => assertSigned(provider, notice),
    ),
    withOwnTransaction(
      bind(taxWire.actInTax, async (given) => {
        if (provider === null) return;
        const notices = await db.transaction((inside) => provider.act(inside, given));
        const deliver = async (notice: TaxNotice) => {
          await assertSigned(provider, notice);
          await db.transaction(async (inside) => {
            await settle(inside, notice);
            await provider.markDelivered(inside, notice.ref);
          });
        };
        for (const notice of notices)
          await deliver(notice).catch((fault: unknown) =>
            log.warn({ err: fault }, 'a notice of the tax provider was refused'),
          );
      }),
    ),
  ];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const WIDTH = 28;

/** A blank form of what an invoice needs, for where the platform has uploaded no template of its own. */
async function templateOf(_input: object, { language }: CallContext): Promise<FilePayload> {
  const t = pageTexts[language];
  const { name, country, taxNo, address, phone, bankName, bankAccount, email } = t.titles;
  const heads = [name, country, taxNo, address, phone, bankName, bankAccount, email, t.type, t.bills, t.remark];
  const columns = heads.map((header) => ({ header, width: WIDTH, kind: 'text' as const, value: () => '' }));
  const content = await writeSheet(t.provider.templateSheet, columns, [null]);
  return { fileName: `FZFP_${t.provider.templateSheet}.xlsx`, mimeType: XLSX, content };
}
