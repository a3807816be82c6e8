import { contract } from '../../features/documents/contract/server/feature.ts';
import { dossier } from '../../features/documents/dossier/server/feature.ts';
import { exporting } from '../../features/documents/export/server/feature.ts';
import { inspection } from '../../features/documents/inspection/server/feature.ts';
import { loadingScheme } from '../../features/documents/loadingScheme/server/feature.ts';
import { office } from '../../features/documents/office/server/feature.ts';
import { paper } from '../../features/documents/paper/server/feature.ts';
import { resource } from '../../features/documents/resource/server/feature.ts';
import { booking } from '../../features/freight/booking/server/feature.ts';
import { cargo } from '../../features/freight/cargo/server/feature.ts';
import { network } from '../../features/freight/network/server/feature.ts';
import { nomenclature } from '../../features/freight/nomenclature/server/feature.ts';
import { readiness } from '../../features/freight/readiness/server/feature.ts';
import { shareLinks } from '../../features/freight/shareLink/server/feature.ts';
import { tracking } from '../../features/freight/tracking/server/feature.ts';
import { train } from '../../features/freight/train/server/feature.ts';
import { wagonPlan } from '../../features/freight/wagonPlan/server/feature.ts';
import { additionalFee } from '../../features/money/additionalFee/server/feature.ts';
import { bill } from '../../features/money/bill/server/feature.ts';
import { charge } from '../../features/money/charge/server/feature.ts';
import { deposit } from '../../features/money/deposit/server/feature.ts';
import { exchangeRate } from '../../features/money/exchangeRate/server/feature.ts';
import { invoice } from '../../features/money/invoice/server/feature.ts';
import { journal } from '../../features/money/journal/server/feature.ts';
import { payment } from '../../features/money/payment/server/feature.ts';
import { account } from '../../features/people/account/server/feature.ts';
import { addressBook } from '../../features/people/addressBook/server/feature.ts';
import { apiKey } from '../../features/people/apiKey/server/feature.ts';
import { closure } from '../../features/people/closure/server/feature.ts';
import { company } from '../../features/people/company/server/feature.ts';
import { identityCheck } from '../../features/people/identityCheck/server/feature.ts';
import { member } from '../../features/people/member/server/feature.ts';
import { session } from '../../features/people/session/server/feature.ts';
import { trustee } from '../../features/people/trustee/server/feature.ts';
import { chat } from '../../features/portal/chat/server/feature.ts';
import { config } from '../../features/portal/config/server/feature.ts';
import { dict } from '../../features/portal/dict/server/feature.ts';
import { home } from '../../features/portal/home/server/feature.ts';
import { menu } from '../../features/portal/menu/server/feature.ts';
import { message } from '../../features/portal/message/server/feature.ts';
import { notice } from '../../features/portal/notice/server/feature.ts';
import { outbox } from '../../features/portal/outbox/server/feature.ts';
import { savedView } from '../../features/portal/savedView/server/feature.ts';
import { fleet } from '../../features/suppliers/fleet/server/feature.ts';
import { service } from '../../features/suppliers/service/server/feature.ts';
import { supplierQuote } from '../../features/suppliers/supplierQuote/server/feature.ts';
import type { Feature } from '../../platform/server/feature.ts';

/** Ordered by rank (.dependency-cruiser.mjs), as their seed data depend on each other. */
export const FEATURES: readonly Feature[] = [
  account,
  config,
  dict,
  menu,
  outbox,
  exporting,
  resource,
  office,
  notice,
  session,
  message,
  company,
  addressBook,
  member,
  trustee,
  identityCheck,
  network,
  nomenclature,
  journal,
  contract,
  train,
  deposit,
  booking,
  cargo,
  wagonPlan,
  paper,
  dossier,
  inspection,
  loadingScheme,
  exchangeRate,
  charge,
  fleet,
  supplierQuote,
  service,
  additionalFee,
  bill,
  invoice,
  payment,
  chat,
  tracking,
  shareLinks,
  readiness,
  home,
  closure,
  apiKey,
  savedView,
];
