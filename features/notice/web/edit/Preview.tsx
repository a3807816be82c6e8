import { Segmented } from 'antd';
import { useState } from 'react';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import { localizedContent } from '../../noticeContent.ts';
import NoticeDialog from '../NoticeDialog.tsx';
import { useTexts } from '../texts.ts';
import type { NoticeForm } from './noticeForm.ts';

export function Preview({ form, onClose }: { form: NoticeForm; onClose: () => void }) {
  const { page } = useTexts();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <NoticeDialog
      notice={{ ...form, id: 0, ...localizedContent(language, form) }}
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
