import { Alert, Button, Form, Input, Space } from 'antd';
import { useContext, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { CurrentUserContext } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { signInPath } from '../../../../../platform/web/router/signInPath.ts';
import { PageHeader } from '../../../../../platform/web/widgets/page/PageHeader.tsx';
import { PublicHead } from '../../../../../platform/web/widgets/page/PublicHead.tsx';
import { ENTERPRISE_PATH } from '../../../account/enterprisePath.ts';
import { bindingCompany, getCompanyByCompanyName, queryOwnJoin, withdrawJoin } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import styles from './bind.module.css';

/** Asks to join a company (portal 2.1); strangers read what it is, and come back once they have signed in. */
export default function BindPage() {
  const currentUser = useContext(CurrentUserContext);
  return currentUser === null ? <Welcome /> : <Join company={currentUser.user.companyFullName} />;
}

function Welcome() {
  const texts = useJoinTexts();
  const language = useLanguage();
  const location = useLocation();
  return (
    <div className={styles.page}>
      <PublicHead />
      <main className={styles.main}>
        <PageHeader title={texts.title} subtitle={texts.subtitle} />
        <div className={styles.box}>
          <p className={styles.hint}>{texts.strangers}</p>
          <Link className={styles.link} to={signInPath(language, location)}>
            {texts.signIn}
          </Link>
        </div>
      </main>
    </div>
  );
}

function Join({ company }: { company: string | null }) {
  const texts = useJoinTexts();
  const own = useRead(queryOwnJoin, {});
  const request = own.data ?? null;
  const withdrawing = useWrite(withdrawJoin, { invalidates: [queryOwnJoin], done: texts.withdrawn });
  const isPending = request?.status === 'pending';
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      {company !== null && (
        <Alert className={styles.alert} type="info" showIcon title={texts.hasCompany({ company })} />
      )}
      {company === null && isPending && (
        <Alert
          className={styles.alert}
          type="info"
          showIcon
          title={texts.pending({ company: request.companyFullName })}
          action={
            <Button loading={withdrawing.isPending} onClick={() => void withdrawing.send({ joinId: request.joinId })}>
              {texts.withdraw}
            </Button>
          }
        />
      )}
      {company === null && request?.status === 'declined' && (
        <Alert
          className={styles.alert}
          type="warning"
          showIcon
          title={texts.declined({ company: request.companyFullName })}
        />
      )}
      {company === null && !isPending && own.isSuccess && <AskForm />}
    </>
  );
}

function AskForm() {
  const texts = useJoinTexts();
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState('');
  const [remark, setRemark] = useState('');
  const found = useRead(getCompanyByCompanyName, { companyName: wanted }, { enabled: wanted !== '' });
  const sending = useWrite(bindingCompany, { invalidates: [queryOwnJoin], done: texts.asked });
  const company = wanted === '' ? undefined : found.data;
  return (
    <div className={styles.box}>
      <Form layout="vertical" onFinish={() => setWanted(name.trim())}>
        <Form.Item label={texts.company} htmlFor="company">
          <Space.Compact block>
            <Input
              id="company"
              value={name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <Button htmlType="submit" loading={found.isFetching}>
              {texts.find}
            </Button>
          </Space.Compact>
        </Form.Item>
      </Form>
      {company === null && <Alert type="warning" showIcon title={texts.absent} />}
      {company && (
        <>
          <p className={styles.found}>{company.companyFullName}</p>
          <Input.TextArea
            rows={2}
            maxLength={200}
            value={remark}
            placeholder={texts.remark}
            aria-label={texts.remark}
            onChange={({ target }) => setRemark(target.value)}
          />
          <Button
            className={styles.other ?? ''}
            type="primary"
            loading={sending.isPending}
            onClick={() => void sending.send({ ...company, remark })}
          >
            {texts.ask}
          </Button>
        </>
      )}
      <p className={styles.other}>
        <Link className={styles.link} to={ENTERPRISE_PATH}>
          {texts.register}
        </Link>
      </p>
    </div>
  );
}
