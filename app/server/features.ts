import { account } from '../../features/account/server/feature.ts';
import { additionalFee } from '../../features/additionalFee/server/feature.ts';
import { addressBook } from '../../features/addressBook/server/feature.ts';
import { apiKey } from '../../features/apiKey/server/feature.ts';
import { bill } from '../../features/bill/server/feature.ts';
import { booking } from '../../features/booking/server/feature.ts';
import { cargo } from '../../features/cargo/server/feature.ts';
import { charge } from '../../features/charge/server/feature.ts';
import { chat } from '../../features/chat/server/feature.ts';
import { closure } from '../../features/closure/server/feature.ts';
import { company } from '../../features/company/server/feature.ts';
import { config } from '../../features/config/server/feature.ts';
import { contract } from '../../features/contract/server/feature.ts';
import { deposit } from '../../features/deposit/server/feature.ts';
import { dict } from '../../features/dict/server/feature.ts';
import { exchangeRate } from '../../features/exchangeRate/server/feature.ts';
import { exporting } from '../../features/export/server/feature.ts';
import { fleet } from '../../features/fleet/server/feature.ts';
import { home } from '../../features/home/server/feature.ts';
import { identityCheck } from '../../features/identityCheck/server/feature.ts';
import { invoice } from '../../features/invoice/server/feature.ts';
import { journal } from '../../features/journal/server/feature.ts';
import { member } from '../../features/member/server/feature.ts';
import { menu } from '../../features/menu/server/feature.ts';
import { message } from '../../features/message/server/feature.ts';
import { network } from '../../features/network/server/feature.ts';
import { notice } from '../../features/notice/server/feature.ts';
import { office } from '../../features/office/server/feature.ts';
import { outbox } from '../../features/outbox/server/feature.ts';
import { paper } from '../../features/paper/server/feature.ts';
import { payment } from '../../features/payment/server/feature.ts';
import { resource } from '../../features/resource/server/feature.ts';
import { service } from '../../features/service/server/feature.ts';
import { session } from '../../features/session/server/feature.ts';
import { supplierQuote } from '../../features/supplierQuote/server/feature.ts';
import { tracking } from '../../features/tracking/server/feature.ts';
import { train } from '../../features/train/server/feature.ts';
import { trustee } from '../../features/trustee/server/feature.ts';
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
  journal,
  contract,
  train,
  deposit,
  booking,
  cargo,
  paper,
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
  home,
  closure,
  apiKey,
];
