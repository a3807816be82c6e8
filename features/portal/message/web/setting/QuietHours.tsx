import { Checkbox } from 'antd';
import { useId } from 'react';
import { ClockField } from '../../../../../platform/web/widgets/fields/ClockField.tsx';
import { useTexts } from '../texts.ts';
import styles from './setting.module.css';
import { areQuietHoursValid, type SettingDraft } from './settingDraft.ts';

const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };
const NONE = { quietFrom: null, quietTo: null };

export function QuietHours({ draft, change }: SettingDraft) {
  const { setting: texts } = useTexts();
  const { quietFrom, quietTo } = draft;
  return (
    <>
      <Checkbox checked={quietFrom !== null} onChange={({ target }) => change(target.checked ? NIGHT : NONE)}>
        {texts.quietOn}
      </Checkbox>
      {quietFrom !== null && (
        <div className={styles.hours}>
          <Clock label={texts.quietFrom} value={quietFrom} onChange={(from) => change({ quietFrom: from })} />
          <Clock label={texts.quietTo} value={quietTo ?? ''} onChange={(to) => change({ quietTo: to })} />
        </div>
      )}
      {!areQuietHoursValid(draft) && (
        <p role="alert" className={styles.wrong}>
          {texts.quietWrong}
        </p>
      )}
    </>
  );
}

function Clock({ label, ...field }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={styles.clock}>
      <label htmlFor={id}>{label}</label>
      <ClockField id={id} {...field} />
    </div>
  );
}
