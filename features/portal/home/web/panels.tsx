import { Link } from 'react-router';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import { ENTERPRISE_PATH } from '../../../people/account/enterprisePath.ts';
import { AgentArrivals, AgentJobs } from './agent/ArrivalPanels.tsx';
import { AttentionPanel } from './attention/AttentionPanel.tsx';
import { OwnFigures } from './attention/OwnFigures.tsx';
import { BookableTrains } from './customer/BookableTrains.tsx';
import { OrderCounts } from './customer/OrderCounts.tsx';
import { ToDoPanel } from './customer/ToDoPanel.tsx';
import { TrainsInTransit } from './customer/TrainsInTransit.tsx';
import styles from './home.module.css';
import { Panel } from './parts/Panel.tsx';
import { TIMETABLE_PATH } from './paths.ts';
import { useTexts } from './texts.ts';
import { NextTrains } from './welcome/NextTrains.tsx';
import { TraceForm } from './welcome/TraceForm.tsx';
import welcome from './welcome/welcome.module.css';

interface Titled {
  title: string;
}

function BookButton({ title }: Titled) {
  return (
    <Link className={styles.button} to={TIMETABLE_PATH}>
      {title}
    </Link>
  );
}

const TOURIST = '1';

function Intro() {
  const texts = useTexts().welcome;
  const { user } = useCurrentUser();
  if (user.userType !== TOURIST) return <p className={welcome.intro}>{texts.text}</p>;
  return (
    <p className={welcome.intro}>
      {texts.tourist}{' '}
      <Link className={welcome.way} to={ENTERPRISE_PATH}>
        {texts.register} →
      </Link>
    </p>
  );
}

function TracePanel({ title }: Titled) {
  const texts = useTexts().welcome;
  return (
    <Panel title={title} hint={texts.traceHint}>
      <TraceForm />
    </Panel>
  );
}

function TimetablePanel({ title }: Titled) {
  const texts = useTexts().welcome;
  return (
    <Panel title={title}>
      <p className={welcome.hint}>{texts.timetableHint}</p>
      <Link className={welcome.way} to={TIMETABLE_PATH}>
        {title} →
      </Link>
    </Panel>
  );
}

/** Components of `fillings.ts`, in one chunk with the page. */
export const PANELS = {
  Attention: AttentionPanel,
  OwnFigures,
  AgentJobs,
  AgentArrivals,
  Book: BookButton,
  OrderCounts,
  ToDo: ToDoPanel,
  TrainsInTransit,
  BookableTrains,
  Intro,
  Trace: TracePanel,
  Timetable: TimetablePanel,
  NextTrains,
};
