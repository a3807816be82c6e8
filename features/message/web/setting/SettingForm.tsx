import { Button, Checkbox } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { queryAllTip, queryTipCount, queryTipSetting, saveTipSetting, type TipSetting } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { type Choosing, isQuietRight } from './choosing.ts';
import { QuietHours } from './QuietHours.tsx';
import styles from './setting.module.css';
import { WayTable } from './WayTable.tsx';

export function SettingForm({ setting }: { setting: TipSetting }) {
  const { setting: texts } = useTexts();
  const [draft, setDraft] = useState(setting);
  const saving = useWrite(saveTipSetting, {
    refreshes: [queryTipSetting, queryTipCount, queryAllTip],
    done: texts.saved,
  });
  const choosing = { draft, change: (changes: Partial<TipSetting>) => setDraft({ ...draft, ...changes }) };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { ways, quietFrom, quietTo, hasDigest } = draft;
    if (isQuietRight(draft)) void saving.send({ ways, quietFrom, quietTo, hasDigest });
  };
  return (
    <form className={styles.setting} onSubmit={save}>
      <Ways {...choosing} />
      <Card title={texts.quiet} note={texts.quietNote}>
        <QuietHours {...choosing} />
      </Card>
      <Card title={texts.digest} note={texts.digestNote}>
        <Digest {...choosing} />
      </Card>
      <Button type="primary" htmlType="submit" loading={saving.isPending}>
        {texts.save}
      </Button>
    </form>
  );
}

function Card({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{note}</p>
      {children}
    </section>
  );
}

function Ways({ draft, change }: Choosing) {
  const { setting: texts } = useTexts();
  const reached = texts.addresses({ email: draft.email || texts.none, mobile: draft.mobile || texts.none });
  return (
    <Card title={texts.ways} note={`${texts.waysNote} ${reached}`}>
      <WayTable ways={draft.ways} onChange={(ways) => change({ ways })} />
    </Card>
  );
}

function Digest({ draft: { ways, hasDigest }, change }: Choosing) {
  const { setting: texts } = useTexts();
  return (
    <>
      <Checkbox checked={hasDigest} onChange={({ target }) => change({ hasDigest: target.checked })}>
        {texts.hasDigest}
      </Checkbox>
      {hasDigest && !ways.some(({ byEmail }) => byEmail) && (
        <p role="status" className={styles.note}>
          {texts.digestEmpty}
        </p>
      )}
    </>
  );
}
