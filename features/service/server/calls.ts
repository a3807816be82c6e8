import { type Binding, bind, bindPublic } from '../../../platform/server/http/bind.ts';
import type { Platform } from '../../../platform/server/platform.ts';
import * as driverWire from '../driverWire.ts';
import * as jobWire from '../jobWire.ts';
import * as operatorWire from '../operatorWire.ts';
import * as wire from '../wire.ts';
import { openJob, receivePhoto, report } from './driver.ts';
import { jobRecords } from './jobRecords.ts';
import { countWaiting, declineQuote, enterFee, moveJob, quote, readJob, saveStay } from './jobs.ts';
import { ask, checkFee, listOfOrder, listSuppliers, moveAny, offer, price, readAny } from './operator.ts';
import { serviceRecords } from './operatorRecords.ts';
import { listOwn, moveOwn, request } from './request.ts';
import { suggestQuote } from './suggestQuote.ts';
import { assign, renewLink, revokeLink } from './trips.ts';

export function serviceCalls(platform: Platform): Binding[] {
  const { config, files } = platform;
  return [
    bind(wire.requestService, request),
    bind(wire.listOwnServices, listOwn),
    bind(wire.moveOwnService, moveOwn),
    ...jobRecords.reads(platform),
    bind(jobWire.getServiceJob, readJob),
    bind(jobWire.countWaitingJobs, (_input, ctx) => countWaiting(ctx)),
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
