import { Button, Checkbox } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { queryAllTip, queryTipCount, queryTipSetting, saveTipSetting, type TipSetting } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { QuietHours } from './QuietHours.tsx';
import styles from './setting.module.css';
import { areQuietHoursValid, type SettingDraft } from './settingDraft.ts';

export function SettingForm({ setting }: { setting: TipSetting }) {
  const { setting: texts } = useTexts();
  const [draft, setDraft] = useState(setting);
  const saving = useWrite(saveTipSetting, {
    invalidates: [queryTipSetting, queryTipCount, queryAllTip],
    done: texts.saved,
  });
  const draftProps = { draft, change: (changes: Partial<TipSetting>) => setDraft({ ...draft, ...changes }) };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { ways, quietFrom, quietTo, hasDigest } = draft;
    if (areQuietHoursValid(draft)) void saving.send({ ways, quietFrom, quietTo, hasDigest });
  };
  return (
    <form className={styles.setting} onSubmit={save}>
      <ChannelsCard {...draftProps} />
      <Card title={texts.quiet} note={texts.quietNote}>
        <QuietHours {...draftProps} />
      </Card>
      <Card title={texts.digest} note={texts.digestNote}>
        <DigestOption {...draftProps} />
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

function ChannelsCard({ draft, change }: SettingDraft) {
  const { setting: texts } = useTexts();
  const addressText = texts.addresses({
    email: draft.email || texts.none,
    mobile: draft.mobile || texts.none,
  });
  return (
    <Card title={texts.ways} note={`${texts.waysNote} ${addressText}`}>
      <ChannelTable ways={draft.ways} onChange={(ways) => change({ ways })} />
    </Card>
  );
}

function DigestOption({ draft: { ways, hasDigest }, change }: SettingDraft) {
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
