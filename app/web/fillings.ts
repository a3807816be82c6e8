import { fillings as additionalFee } from '../../features/additionalFee/web/fillings.ts';
import { fillings as addressBook } from '../../features/addressBook/web/fillings.ts';
import { fillings as apiKey } from '../../features/apiKey/web/fillings.ts';
import { fillings as booking } from '../../features/booking/web/fillings.ts';
import { fillings as cargo } from '../../features/cargo/web/fillings.ts';
import { fillings as charge } from '../../features/charge/web/fillings.ts';
import { fillings as chat } from '../../features/chat/web/fillings.ts';
import { fillings as closure } from '../../features/closure/web/fillings.ts';
import { fillings as company } from '../../features/company/web/fillings.ts';
import { fillings as contract } from '../../features/contract/web/fillings.ts';
import { fillings as deposit } from '../../features/deposit/web/fillings.ts';
import { fillings as home } from '../../features/home/web/fillings.ts';
import { fillings as member } from '../../features/member/web/fillings.ts';
import { fillings as message } from '../../features/message/web/fillings.ts';
import { fillings as office } from '../../features/office/web/fillings.ts';
import { fillings as paper } from '../../features/paper/web/fillings.ts';
import { fillings as payment } from '../../features/payment/web/fillings.ts';
import { fillings as service } from '../../features/service/web/fillings.ts';
import { fillings as session } from '../../features/session/web/fillings.ts';
import { fillings as tracking } from '../../features/tracking/web/fillings.ts';
import { fillings as train } from '../../features/train/web/fillings.ts';
import { fillings as trustee } from '../../features/trustee/web/fillings.ts';
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
  ...paper,
  ...payment,
  ...chat,
  ...home,
  ...closure,
  ...apiKey,
];
