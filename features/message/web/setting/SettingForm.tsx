import { Button, Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { queryAllTip, queryTipCount, queryTipSetting, saveTipSetting, type TipSetting } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './setting.module.css';
import { WayTable } from './WayTable.tsx';

const NIGHT = { quietFrom: '22:00', quietTo: '08:00' };

/** The choices as they are, to be changed and saved. */
export function SettingForm({ setting }: { setting: TipSetting }) {
  const { setting: texts } = useTexts();
  const [draft, setDraft] = useState(setting);
  const saving = useWrite(saveTipSetting, {
    refreshes: [queryTipSetting, queryTipCount, queryAllTip],
    done: texts.saved,
  });
  const change = (changes: Partial<TipSetting>) => setDraft({ ...draft, ...changes });
  const { ways, quietFrom, quietTo, hasDigest } = draft;
  const isQuietWrong = quietFrom !== null && (!quietFrom || !quietTo || quietFrom === quietTo);
  const save = () => void saving.send({ ways, quietFrom, quietTo, hasDigest });

  return (
    <form
      className={styles.setting}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isQuietWrong) save();
      }}
    >
      <section className={styles.card} aria-labelledby="ways">
        <h2 id="ways">{texts.ways}</h2>
        <p className={styles.note}>
          {texts.waysNote}{' '}
          {texts.addresses({ email: setting.email || texts.none, mobile: setting.mobile || texts.none })}
        </p>
        <WayTable ways={ways} onChange={(changed) => change({ ways: changed })} />
      </section>
      <section className={styles.card} aria-labelledby="quiet">
        <h2 id="quiet">{texts.quiet}</h2>
        <p className={styles.note}>{texts.quietNote}</p>
        <Checkbox
          checked={quietFrom !== null}
          onChange={({ target }) => change(target.checked ? NIGHT : { quietFrom: null, quietTo: null })}
        >
          {texts.quietOn}
        </Checkbox>
        {quietFrom !== null && (
          <div className={styles.hours}>
            <Clock
              label={texts.quietFrom}
              value={quietFrom}
              onChange={(from) => change({ quietFrom: from })}
            />
            <Clock label={texts.quietTo} value={quietTo ?? ''} onChange={(to) => change({ quietTo: to })} />
          </div>
        )}
        {isQuietWrong && (
          <p role="alert" className={styles.wrong}>
            {texts.quietWrong}
          </p>
        )}
      </section>
      <section className={styles.card} aria-labelledby="digest">
        <h2 id="digest">{texts.digest}</h2>
        <p className={styles.note}>{texts.digestNote}</p>
        <Checkbox checked={hasDigest} onChange={({ target }) => change({ hasDigest: target.checked })}>
          {texts.hasDigest}
        </Checkbox>
        {hasDigest && !ways.some(({ byEmail }) => byEmail) && (
          <p role="status" className={styles.note}>
            {texts.digestEmpty}
          </p>
        )}
      </section>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

function Clock(props: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className={styles.clock}>
      <label htmlFor={id}>{props.label}</label>
      <Input
        id={id}
        type="time"
        required
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </div>
  );
}
