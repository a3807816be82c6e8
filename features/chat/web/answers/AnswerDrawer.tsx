import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { LANGUAGES, type Trilingual } from '../../../../platform/wire/language.ts';
import { type CannedAnswer, LONGEST_ANSWER, LONGEST_TITLE } from '../../answer.ts';
import { addAnswer, changeAnswer, listAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';

interface AnswerForm {
  titles: Trilingual;
  texts: Trilingual;
}

const TITLES = { zh: LONGEST_TITLE, en: LONGEST_TITLE, ru: LONGEST_TITLE };
const NOTHING = { zh: '', en: '', ru: '' };

const formOf = (answer: CannedAnswer | null): AnswerForm =>
  answer === null
    ? { titles: NOTHING, texts: NOTHING }
    : {
        titles: { zh: answer.titleZh, en: answer.titleEn, ru: answer.titleRu },
        texts: { zh: answer.textZh, en: answer.textEn, ru: answer.textRu },
      };

const wordsOf = ({ titles, texts }: AnswerForm) => ({
  titleZh: titles.zh,
  titleEn: titles.en,
  titleRu: titles.ru,
  textZh: texts.zh,
  textEn: texts.en,
  textRu: texts.ru,
});

export function AnswerDrawer(props: { answer: CannedAnswer | null; isOpen: boolean; onClose: () => void }) {
  const { answers: words } = useTexts();
  const { answer, onClose } = props;
  const [form] = Form.useForm<AnswerForm>();
  const { save, isSaving, error } = useSave(answer);
  const finish = async (typed: AnswerForm) => {
    if (await save(typed)) onClose();
  };
  return (
    <EditDrawer
      title={answer === null ? words.add : words.edit}
      isOpen={props.isOpen}
      isSaving={isSaving}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={formOf(answer)}
        onFinish={(typed) => void finish(typed)}
      >
        <FieldErrors form={form} error={error} />
        <TrilingualFields name="titles" labels={words.names} longest={TITLES} />
        {LANGUAGES.map((language) => (
          <Form.Item
            key={language}
            name={['texts', language]}
            label={words.texts[language]}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={LONGEST_ANSWER}
              lang={language}
            />
          </Form.Item>
        ))}
      </Form>
    </EditDrawer>
  );
}

function useSave(answer: CannedAnswer | null) {
  const { answers: words } = useTexts();
  const after = { refreshes: [listAnswers], done: words.saved };
  const adding = useWrite(addAnswer, after);
  const changing = useWrite(changeAnswer, after);
  const { isPending, error } = answer === null ? adding : changing;
  const save = async (typed: AnswerForm) => {
    const whole = wordsOf(typed);
    const kept =
      answer === null ? adding.send(whole) : changing.send({ answerId: answer.answerId, ...whole });
    return (await kept) !== undefined;
  };
  return { save, isSaving: isPending, error };
}
