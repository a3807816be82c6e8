import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Dropdown } from 'antd';
import { Link } from 'react-router';
import { uploadPapersPage } from '../../../../features/documents/paper/pages.ts';
import { ORDER_ACCESS } from '../../../../features/freight/booking/accessWire.ts';
import { timetablePage, trainPlansPage } from '../../../../features/freight/train/pages.ts';
import { collectionEditPage } from '../../../../features/money/payment/pages.ts';
import { PLATFORM_COMPANY_NO } from '../../../../features/people/account/platformCompany.ts';
import { newNoticePage } from '../../../../features/portal/notice/pages.ts';
import { quotationsPage } from '../../../../features/suppliers/supplierQuote/pages.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { isAdmitted } from '../../../../platform/wire/currentUser.ts';
import { useShellTexts } from '../texts.ts';
import styles from './top.module.css';

interface CreateEntry {
  name: 'booking' | 'papers' | 'quotation' | 'train' | 'receipt' | 'notice';
  /** whose work it is: an administrator of the platform holds every permission, and yet books nothing */
  side: 'company' | 'platform';
  page: { path: string; permission: string | undefined };
}

/** Pages on which something new begins, the most used first; shown to those whom their permission admits. */
const CREATE_ENTRIES: readonly CreateEntry[] = [
  { name: 'booking', side: 'company', page: { path: timetablePage.path, permission: ORDER_ACCESS.book } },
  { name: 'papers', side: 'company', page: uploadPapersPage },
  { name: 'quotation', side: 'company', page: quotationsPage },
  { name: 'train', side: 'platform', page: trainPlansPage },
  { name: 'receipt', side: 'platform', page: collectionEditPage },
  { name: 'notice', side: 'platform', page: newNoticePage },
];

/** What the person may begin, from wherever they are; nothing for those who may begin nothing. */
export function CreateMenu() {
  const { create } = useShellTexts();
  const user = useCurrentUser();
  const side = user.companyNo === PLATFORM_COMPANY_NO ? 'platform' : 'company';
  const entries = CREATE_ENTRIES.filter(({ side: of, page }) => of === side && isAdmitted(user, page));
  if (entries.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: entries.map(({ name, page }) => ({ key: name, label: <Link to={page.path}>{create[name]}</Link> })),
      }}
    >
      <button type="button" className={styles.tool} aria-haspopup="menu" aria-label={create.label} title={create.label}>
        <PlusOutlined />
      </button>
    </Dropdown>
  );
}
