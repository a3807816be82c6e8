import { Descriptions } from 'antd';
import { Link } from 'react-router';
import { isMainAccount, useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { ENTERPRISE_PATH } from '../../../account/enterprisePath.ts';
import { useCentreTexts } from '../texts.ts';
import styles from './centre.module.css';

export function Profile() {
  const texts = useCentreTexts();
  const who = useCurrentUser();
  const { name, user, companyUser, companyNo } = who;
  const given = (text: string | null | undefined) => text || <span className={styles.none}>{texts.none}</span>;
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <Descriptions
          title={texts.profile}
          column={1}
          size="small"
          items={[
            { key: 'name', label: texts.name, children: name },
            { key: 'username', label: texts.username, children: user.userName },
            { key: 'mobile', label: texts.mobile, children: given(companyUser?.mobileNo) },
            { key: 'email', label: texts.email, children: given(companyUser?.registerEmail) },
          ]}
        />
      </section>
      <section className={styles.card}>
        {companyUser === null ? (
          <Descriptions title={texts.company} items={[{ key: 'none', children: <NoCompany /> }]} />
        ) : (
          <Descriptions
            title={texts.company}
            column={1}
            size="small"
            items={[
              {
                key: 'companyName',
                label: texts.companyName,
                children: user.companyFullName,
                span: 'filled',
              },
              { key: 'companyNo', label: texts.companyNo, children: companyNo },
              {
                key: 'standing',
                label: texts.standing,
                children: isMainAccount(who) ? texts.mainAccount : texts.subAccount,
              },
            ]}
          />
        )}
      </section>
    </div>
  );
}

function NoCompany() {
  const texts = useCentreTexts();
  return (
    <span>
      {texts.noCompany}{' '}
      <Link className={styles.link} to={ENTERPRISE_PATH}>
        {texts.registerCompany}
      </Link>
    </span>
  );
}
