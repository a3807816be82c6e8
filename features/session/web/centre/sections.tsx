import { Button } from 'antd';
import { useState } from 'react';
import { ChangePasswordDialog } from '../changePassword.tsx';
import { usePasswordTexts } from '../texts.ts';
import styles from './centre.module.css';
import { OwnSessions } from './OwnSessions.tsx';
import { Profile } from './Profile.tsx';
import { SignInHistory } from './SignInHistory.tsx';

export function ProfileSection() {
  return (
    <div className={styles.centre}>
      <Profile />
    </div>
  );
}

export function SecuritySection() {
  const words = usePasswordTexts();
  const [isChanging, setChanging] = useState(false);
  return (
    <div className={styles.centre}>
      <div>
        <Button onClick={() => setChanging(true)}>{words.change}</Button>
      </div>
      <OwnSessions />
      <SignInHistory />
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </div>
  );
}
