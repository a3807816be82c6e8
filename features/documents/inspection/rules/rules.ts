import type { RuleCode, Severity } from '../ruleCodes.ts';
import {
  containerEqualFound,
  containerIsoFound,
  containerTwiceFound,
  contractNoFound,
  invoiceNoFound,
  sealFound,
  vgmCalculatedFound,
  vgmMaxFound,
  vgmWeighedFound,
} from './containers.ts';
import { dangerFound, freeTextFound, hsGngFound, lineTwiceFound, netAboveGrossFound, tariffNetFound } from './goods.ts';
import type { Rule } from './inspected.ts';
import { ensAddressFound, regimeFound, requiredFound } from './papersOfRoute.ts';
import { currencyFound, grossFound, hsPaperFound, lineTotalsFound, packagesFound, valueFound } from './quantities.ts';

const FIRST_DAY = '2026-11-01';
/** What one document says may not conflict with another. */
const DOCUMENTS_AGREE = 'UCP 600, art. 14 d';

const rule = (
  severity: Severity,
  source: string,
  find: Rule['find'],
  given: { limit?: string; showsMoney?: boolean } = {},
): Rule => ({
  version: 1,
  since: FIRST_DAY,
  severity,
  source,
  find,
  limit: given.limit ?? null,
  showsMoney: given.showsMoney ?? false,
});

/** Every rule; one more is a line here, in ruleCodes.ts and in its texts. */
export const RULES: Readonly<Record<RuleCode, Rule>> = {
  containerEqual: rule('red', 'ISO 6346', containerEqualFound),
  containerIso: rule('red', 'ISO 6346', containerIsoFound),
  containerTwice: rule('red', 'ISO 6346', containerTwiceFound),
  packages: rule('red', DOCUMENTS_AGREE, packagesFound),
  gross: rule('red', DOCUMENTS_AGREE, grossFound, { limit: '1' }),
  value: rule('red', DOCUMENTS_AGREE, valueFound, { limit: '0.5', showsMoney: true }),
  currency: rule('red', DOCUMENTS_AGREE, currencyFound),
  hsPaper: rule('red', 'HS', hsPaperFound),
  seal: rule('red', 'SMGS, box 19', sealFound),
  vgmMax: rule('red', 'ISO 668', vgmMaxFound),
  vgmCalculated: rule('red', 'SOLAS VI/2, method 2', vgmCalculatedFound, { limit: '1' }),
  vgmWeighed: rule('amber', 'SOLAS VI/2, method 1', vgmWeighedFound, { limit: '5' }),
  netAboveGross: rule('red', 'SMGS, box 18', netAboveGrossFound),
  hsGng: rule('red', 'GNG (UIC / OSJD)', hsGngFound),
  freeText: rule('red', 'ICS2', freeTextFound),
  danger: rule('red', 'SMGS, annex 2', dangerFound),
  regime: rule('red', 'SMGS / COTIF-CIM', regimeFound),
  ensAddress: rule('red', 'ICS2', ensAddressFound),
  lineTotals: rule('amber', DOCUMENTS_AGREE, lineTotalsFound, { showsMoney: true }),
  tariffNet: rule('amber', 'GACC', tariffNetFound),
  lineTwice: rule('amber', 'SMGS, box 15', lineTwiceFound),
  contractNo: rule('amber', DOCUMENTS_AGREE, contractNoFound),
  invoiceNo: rule('amber', DOCUMENTS_AGREE, invoiceNoFound),
  required: rule('amber', 'SMGS, 22', requiredFound),
};
