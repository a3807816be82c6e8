import CheckCircleOutlined from '@ant-design/icons/CheckCircleOutlined';
import { Form, Input, Tabs } from 'antd';
import { useEffect, useState } from 'react';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { RichTextEditor } from '../../../../../platform/web/widgets/richText/RichTextEditor.tsx';
import { LANGUAGES, type Language } from '../../../../../platform/wire/language.ts';
import { RICH_TEXT_VIDEO_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { LONGEST_TITLE } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import styles from './edit.module.css';

const PICTURES = { belonging: { docType: DOC_TYPE.notice } };
const FILMS = { rule: RICH_TEXT_VIDEO_RULE, belonging: { docType: DOC_TYPE.noticeVideo } };

interface LanguageTabsProps {
  error: CallError | null;
  onBusy: (isBusy: boolean) => void;
}

/** The tab of a field error comes to the front. */
export function LanguageTabs({ error, onBusy }: LanguageTabsProps) {
  const { page } = useTexts();
  const [shown, setShown] = useState<Language>('zh');
  useEffect(() => {
    const field = Object.keys(error?.fields ?? {})[0] ?? '';
    const wrong = LANGUAGES.find((language) => field.endsWith(`.${language}`));
    if (wrong) setShown(wrong);
  }, [error]);
  return (
    <>
      <Tabs
        activeKey={shown}
        onChange={(key) => setShown(LANGUAGES.find((language) => language === key) ?? 'zh')}
        items={LANGUAGES.map((language) => ({
          key: language,
          label: <TabLabel language={language} />,
          forceRender: true,
          children: <LanguageFields language={language} onBusy={onBusy} />,
        }))}
      />
      <p className={styles.hint}>{page.fallbackHint}</p>
    </>
  );
}

function TabLabel({ language }: { language: Language }) {
  const { page } = useTexts();
  const title = Form.useWatch(['titles', language]);
  return (
    <span className={styles.tab}>
      {page.languages[language]}
      {typeof title === 'string' && title.trim() !== '' && (
        <CheckCircleOutlined className={styles.written} aria-label={page.written} />
      )}
    </span>
  );
}

function LanguageFields({ language, onBusy }: { language: Language; onBusy: (isBusy: boolean) => void }) {
  const { page } = useTexts();
  const name = page.languages[language];
  return (
    <>
      <Form.Item name={['titles', language]} label={page.field.title}>
        <Input maxLength={LONGEST_TITLE} showCount lang={language} autoComplete="off" />
      </Form.Item>
      <Form.Item name={['contents', language]} label={page.field.content}>
        <RichTextEditor
          label={`${page.field.content} (${name})`}
          lang={language}
          pictures={PICTURES}
          videos={FILMS}
          onBusy={onBusy}
        />
      </Form.Item>
    </>
  );
}
