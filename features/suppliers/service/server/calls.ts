import { type Binding, bind, bindPublic } from '../../../../platform/server/http/bind.ts';
import { type CallContext, ownCompanyId } from '../../../../platform/server/http/callContext.ts';
import type { Platform } from '../../../../platform/server/platform.ts';
import type { PayloadOf, ReadBy } from '../../../../platform/wire/call.ts';
import { formatDate } from '../../../../platform/wire/time.ts';
import { findValidQuotations } from '../../supplierQuote/server/index.ts';
import * as driverWire from '../driverWire.ts';
import type { suggestServiceQuote } from '../jobWire.ts';
import * as jobWire from '../jobWire.ts';
import * as operatorWire from '../operatorWire.ts';
import { priceByLines } from '../quoteByLines.ts';
import * as wire from '../wire.ts';
import { openJob, receivePhoto, report } from './driver.ts';
import { jobRecords } from './jobRecords.ts';
import { declineQuote, enterFee, moveJob, quote, readJob } from './jobs.ts';
import { ask, checkFee, listOfOrder, listSuppliers, moveAny, offer, price, readAny } from './operator.ts';
import { serviceRecords } from './operatorRecords.ts';
import { listOwn, moveOwn, request } from './request.ts';
import { saveStay } from './saveStay.ts';
import { assign, renewLink, revokeLink } from './trips.ts';

export function serviceCalls(platform: Platform): Binding[] {
  const { config, files } = platform;
  return [
    bind(wire.requestService, request),
    bind(wire.listOwnServices, listOwn),
    bind(wire.moveOwnService, moveOwn),
    ...jobRecords.reads(platform),
    bind(jobWire.getServiceJob, readJob),
    bind(jobWire.moveServiceJob, moveJob),
    bind(jobWire.quoteServiceJob, quote),
    bind(jobWire.suggestServiceQuote, suggestQuote),
    bind(jobWire.declineServiceQuote, declineQuote),
    bind(jobWire.assignTrip, (input, ctx) => assign(config, input, ctx)),
    bind(jobWire.renewDriverLink, (input, ctx) => renewLink(config, input, ctx)),
    bind(jobWire.revokeDriverLink, revokeLink),
    bind(jobWire.enterServiceFee, enterFee),
    bind(jobWire.saveYardStay, saveStay),
    ...serviceRecords.reads(platform),
    bind(operatorWire.getServiceOrder, readAny),
    bind(operatorWire.listServicesOfOrder, listOfOrder),
    bind(operatorWire.listServiceSuppliers, (_input, ctx) => listSuppliers(ctx)),
    bind(operatorWire.askSuppliers, ask),
    bind(operatorWire.offerToSupplier, offer),
    bind(operatorWire.priceService, price),
    bind(operatorWire.checkServiceFee, checkFee),
    bind(operatorWire.moveServiceOrder, moveAny),
    bindPublic(driverWire.openDriverJob, openJob),
    bindPublic(driverWire.reportDriverStep, report),
    bindPublic(driverWire.sendDriverPhoto, (input, ctx) => receivePhoto(files, input, ctx)),
  ];
}

/** What the supplier's newest valid quotation that covers the job says of it; null: none does. */
async function suggestQuote(
  { serviceOrderId }: ReadBy<typeof suggestServiceQuote>,
  ctx: CallContext,
): Promise<PayloadOf<typeof suggestServiceQuote>> {
  const job = await readJob({ serviceOrderId }, ctx);
  const sizeTypes = job.containers.map(({ sizeType }) => sizeType);
  const quotations = await findValidQuotations(ctx.db, ownCompanyId(ctx.user), formatDate(new Date()));
  for (const { lines, ...quotation } of quotations) {
    const price = priceByLines(lines, job.kind, sizeTypes);
    if (price !== null) return { ...quotation, ...price };
  }
  return null;
}
