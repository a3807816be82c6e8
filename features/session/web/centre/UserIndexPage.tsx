import { Button } from 'antd';
import { useState } from 'react';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { ChangePasswordDialog } from '../changePassword.tsx';
import { useCentreTexts, usePasswordTexts } from '../texts.ts';
import styles from './centre.module.css';
import { OwnSessions } from './OwnSessions.tsx';
import { Profile } from './Profile.tsx';
import { SignInHistory } from './SignInHistory.tsx';

/** Account centre: profile, sessions, sign-in history. */
export default function UserIndexPage() {
  const texts = useCentreTexts();
  const words = usePasswordTexts();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <PageHeader
        title={texts.title}
        extra={<Button onClick={() => setChanging(true)}>{words.change}</Button>}
      />
      <div className={styles.centre}>
        <Profile />
        <OwnSessions />
        <SignInHistory />
      </div>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
