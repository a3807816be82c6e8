import { fillings as contract } from '../../features/documents/contract/web/fillings.ts';
import { fillings as dossier } from '../../features/documents/dossier/web/fillings.ts';
import { fillings as inspection } from '../../features/documents/inspection/web/fillings.ts';
import { fillings as loadingScheme } from '../../features/documents/loadingScheme/web/fillings.ts';
import { fillings as office } from '../../features/documents/office/web/fillings.ts';
import { fillings as paper } from '../../features/documents/paper/web/fillings.ts';
import { fillings as booking } from '../../features/freight/booking/web/fillings.ts';
import { fillings as cargo } from '../../features/freight/cargo/web/fillings.ts';
import { fillings as readiness } from '../../features/freight/readiness/web/fillings.ts';
import { fillings as shareLink } from '../../features/freight/shareLink/web/fillings.ts';
import { fillings as tracking } from '../../features/freight/tracking/web/fillings.ts';
import { fillings as train } from '../../features/freight/train/web/fillings.ts';
import { fillings as additionalFee } from '../../features/money/additionalFee/web/fillings.ts';
import { fillings as charge } from '../../features/money/charge/web/fillings.ts';
import { fillings as deposit } from '../../features/money/deposit/web/fillings.ts';
import { fillings as payment } from '../../features/money/payment/web/fillings.ts';
import { fillings as addressBook } from '../../features/people/addressBook/web/fillings.ts';
import { fillings as apiKey } from '../../features/people/apiKey/web/fillings.ts';
import { fillings as closure } from '../../features/people/closure/web/fillings.ts';
import { fillings as company } from '../../features/people/company/web/fillings.ts';
import { fillings as member } from '../../features/people/member/web/fillings.ts';
import { fillings as session } from '../../features/people/session/web/fillings.ts';
import { fillings as trustee } from '../../features/people/trustee/web/fillings.ts';
import { fillings as chat } from '../../features/portal/chat/web/fillings.ts';
import { fillings as home } from '../../features/portal/home/web/fillings.ts';
import { fillings as message } from '../../features/portal/message/web/fillings.ts';
import { fillings as savedView } from '../../features/portal/savedView/web/fillings.ts';
import { fillings as service } from '../../features/suppliers/service/web/fillings.ts';
import type { SlotFilling } from '../../platform/web/slots/slot.ts';

/** What features put into slots of pages; not in `pages.ts`, so that the sign-in page does not load it. */
export const featureFillings: readonly SlotFilling[] = [
  ...office,
  ...session,
  ...message,
  ...member,
  ...addressBook,
  ...company,
  ...trustee,
  ...contract,
  ...deposit,
  ...train,
  ...booking,
  ...cargo,
  ...charge,
  ...service,
  ...additionalFee,
  ...tracking,
  ...shareLink,
  ...paper,
  ...dossier,
  ...inspection,
  ...loadingScheme,
  ...readiness,
  ...payment,
  ...chat,
  ...home,
  ...closure,
  ...apiKey,
  ...savedView,
];
