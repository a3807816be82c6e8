import { Button } from 'antd';
import { useState } from 'react';
import { Fillings } from '../../../../../platform/web/slots/Fillings.tsx';
import { ChangePasswordDialog } from '../changePassword.tsx';
import { securityParts } from '../slots.ts';
import { usePasswordTexts } from '../texts.ts';
import { TwoStepCard } from '../twoStep/TwoStepCard.tsx';
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
      <TwoStepCard />
      <Fillings slot={securityParts} props={{}} />
      <OwnSessions />
      <SignInHistory />
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </div>
  );
}
