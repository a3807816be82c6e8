import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { LANGUAGES, type Trilingual } from '../../../../platform/wire/language.ts';
import type { CannedAnswer } from '../../answer.ts';
import { addAnswer, changeAnswer, listAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';

interface AnswerForm {
  titles: Trilingual;
  texts: Trilingual;
}

const LONGEST_TITLE = { zh: 60, en: 60, ru: 60 };
const LONGEST_TEXT = 2_000;
const NOTHING = { zh: '', en: '', ru: '' };

const formOf = (answer: CannedAnswer | null): AnswerForm =>
  answer === null
    ? { titles: NOTHING, texts: NOTHING }
    : {
        titles: { zh: answer.titleZh, en: answer.titleEn, ru: answer.titleRu },
        texts: { zh: answer.textZh, en: answer.textEn, ru: answer.textRu },
      };

/** Adds a canned answer or changes one. */
export function AnswerDrawer(props: { answer: CannedAnswer | null; isOpen: boolean; onClose: () => void }) {
  const { answers: words } = useTexts();
  const { answer, onClose } = props;
  const [form] = Form.useForm<AnswerForm>();
  const after = { refreshes: [listAnswers], done: words.saved };
  const adding = useWrite(addAnswer, after);
  const changing = useWrite(changeAnswer, after);
  const saving = answer === null ? adding : changing;
  const save = async ({ titles, texts }: AnswerForm) => {
    const whole = {
      titleZh: titles.zh,
      titleEn: titles.en,
      titleRu: titles.ru,
      textZh: texts.zh,
      textEn: texts.en,
      textRu: texts.ru,
    };
    const sent =
      answer === null ? adding.send(whole) : changing.send({ answerId: answer.answerId, ...whole });
    if ((await sent) !== undefined) onClose();
  };
  return (
    <EditDrawer
      title={answer === null ? words.add : words.edit}
      isOpen={props.isOpen}
      isSaving={saving.isPending}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={formOf(answer)}
        onFinish={(values) => void save(values)}
      >
        <FieldErrors form={form} error={saving.error} />
        <TrilingualFields name="titles" labels={words.names} longest={LONGEST_TITLE} />
        {LANGUAGES.map((language) => (
          <Form.Item
            key={language}
            name={['texts', language]}
            label={words.texts[language]}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST_TEXT} lang={language} />
          </Form.Item>
        ))}
      </Form>
    </EditDrawer>
  );
}
