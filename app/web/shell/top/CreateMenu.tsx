import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Dropdown } from 'antd';
import { Link } from 'react-router';
import { PLATFORM_COMPANY_NO } from '../../../../features/people/account/platformCompany.ts';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { isAdmitted } from '../../../../platform/wire/currentUser.ts';
import { useShellTexts } from '../texts.ts';
import { CREATE_ENTRIES } from './createEntries.ts';
import styles from './top.module.css';

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
