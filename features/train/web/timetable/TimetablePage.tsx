import { Segmented } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { PageHeader } from '../../../../platform/web/widgets/page/PageHeader.tsx';
import { useTrainTexts } from '../texts.ts';
import { CalendarView } from './CalendarView.tsx';
import { ListView } from './ListView.tsx';
import { TimetableFilters } from './TimetableFilters.tsx';
import styles from './timetable.module.css';
import { useTimetable } from './useTimetable.ts';

/** Month calendar or list of trains (portal 2.2, /planyleList). */
export default function TimetablePage() {
  const page = useTrainTexts();
  const { timetable: texts } = page;
  const format = useFormat();
  const timetable = useTimetable();
  usePageTitle(texts.title);
  const { view } = timetable.address;
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.title}
        subtitle={page.times({ zone: format.zone })}
        extra={
          <Segmented
            aria-label={texts.view}
            value={view}
            options={[
              { value: 'calendar', label: texts.calendar },
              { value: 'list', label: texts.list },
            ]}
            onChange={(value) => timetable.change({ view: value, pageNum: '' })}
          />
        }
      />
      <TimetableFilters timetable={timetable} />
      {view === 'calendar' ? <CalendarView timetable={timetable} /> : <ListView timetable={timetable} />}
    </div>
  );
}
