import { Link } from 'react-router';
import { useCan, useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import styles from '../home.module.css';
import { Greeting } from '../parts/Greeting.tsx';
import { Panel } from '../parts/Panel.tsx';
import { TIMETABLE_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { NextTrains } from './NextTrains.tsx';
import { TraceForm } from './TraceForm.tsx';
import own from './welcome.module.css';

const TOURIST = '1';
const TIMETABLE_VIEW = 'train:timetable:view';

/** For users who neither book nor operate. */
export function WelcomeHome() {
  const texts = useTexts().welcome;
  const { user } = useCurrentUser();
  const seesTimetable = useCan(TIMETABLE_VIEW);
  return (
    <>
      <Greeting />
      <p className={own.intro}>{user.userType === TOURIST ? texts.tourist : texts.text}</p>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={texts.trace} hint={texts.traceHint}>
            <TraceForm />
          </Panel>
          {seesTimetable && (
            <Panel title={texts.timetable}>
              <p className={own.hint}>{texts.timetableHint}</p>
              <Link className={own.way} to={TIMETABLE_PATH}>
                {texts.timetable} →
              </Link>
            </Panel>
          )}
        </div>
        <NextTrains />
      </div>
    </>
  );
}
