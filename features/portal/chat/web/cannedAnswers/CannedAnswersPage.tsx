import { Form, Input } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { RecordPage } from '../../../../../platform/web/records/RecordPage.tsx';
import { LANGUAGES } from '../../../../../platform/wire/language.ts';
import { MAX_CANNED_ANSWER_LENGTH, MAX_CANNED_TITLE_LENGTH } from '../../cannedAnswer.ts';
import { cannedAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { cannedAnswerIn } from './cannedAnswerIn.ts';

const NEW = { titleZh: '', titleEn: '', titleRu: '', textZh: '', textEn: '', textRu: '' };
const TITLE_FIELDS = { zh: 'titleZh', en: 'titleEn', ru: 'titleRu' } as const;
const TEXT_FIELDS = { zh: 'textZh', en: 'textEn', ru: 'textRu' } as const;

export default function CannedAnswersPage() {
  const { answers: texts } = useTexts();
  const language = useLanguage();
  return (
    <RecordPage
      records={cannedAnswers}
      title={texts.title}
      subtitle={texts.subtitle}
      emptyText={texts.empty}
      actionsWidth={160}
      removal={{ nameOf: (row) => cannedAnswerIn(row, language).title, removed: texts.removed }}
      form={{
        title: (row) => (row ? texts.edit : texts.add),
        initial: (row) => row ?? NEW,
        input: (values) => values,
        fields: () => <CannedAnswerFields />,
        saved: texts.saved,
      }}
      columns={[
        {
          key: 'name',
          title: texts.name,
          width: 240,
          render: (row) => cannedAnswerIn(row, language).title,
        },
        {
          key: 'text',
          title: texts.text,
          minWidth: 240,
          render: (row) => cannedAnswerIn(row, language).text,
        },
      ]}
    />
  );
}

function CannedAnswerFields() {
  const { answers: texts } = useTexts();
  const rules = [{ required: true, whitespace: true }];
  return (
    <>
      {LANGUAGES.map((each) => (
        <Form.Item key={each} name={TITLE_FIELDS[each]} label={texts.names[each]} rules={rules}>
          <Input maxLength={MAX_CANNED_TITLE_LENGTH} autoComplete="off" lang={each} />
        </Form.Item>
      ))}
      {LANGUAGES.map((each) => (
        <Form.Item key={each} name={TEXT_FIELDS[each]} label={texts.texts[each]} rules={rules}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={MAX_CANNED_ANSWER_LENGTH} lang={each} />
        </Form.Item>
      ))}
    </>
  );
}
