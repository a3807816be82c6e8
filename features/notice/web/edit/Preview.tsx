import { Segmented } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { isBlankRichText } from '../../../../platform/wire/richTextBlank.ts';
import type { Notice } from '../../wire.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { useTexts } from '../texts.ts';
import type { NoticeForm } from './noticeForm.ts';

/** The notice as its readers will see it, in each language, before it is saved. */
export function Preview({ form, onClose }: { form: NoticeForm; onClose: () => void }) {
  const { page } = useTexts();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <NoticeDialog
      notice={asRead(form, language)}
      onClose={onClose}
      above={
        <Segmented
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((value) => ({ value, label: page.languages[value] }))}
        />
      }
    />
  );
}

function asRead({ titles, contents, ...form }: NoticeForm, language: Language): Notice {
  return {
    ...form,
    id: 0,
    noticeTitle: titles[language].trim() || titles.zh,
    noticeContent: isBlankRichText(contents[language]) ? contents.zh : contents[language],
  };
}
