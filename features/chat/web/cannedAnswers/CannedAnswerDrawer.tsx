import { Form, Input } from 'antd';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { EditDrawer } from '../../../../platform/web/widgets/dialog/EditDrawer.tsx';
import { FieldErrors } from '../../../../platform/web/widgets/form/FieldErrors.tsx';
import { TrilingualFields } from '../../../../platform/web/widgets/form/TrilingualFields.tsx';
import { LANGUAGES, type Trilingual } from '../../../../platform/wire/language.ts';
import { type CannedAnswer, MAX_CANNED_ANSWER_LENGTH, MAX_CANNED_TITLE_LENGTH } from '../../cannedAnswer.ts';
import { addAnswer, changeAnswer, listAnswers } from '../../wire.ts';
import { useTexts } from '../texts.ts';

interface CannedAnswerForm {
  titles: Trilingual;
  texts: Trilingual;
}

const TITLES = { zh: MAX_CANNED_TITLE_LENGTH, en: MAX_CANNED_TITLE_LENGTH, ru: MAX_CANNED_TITLE_LENGTH };
const NOTHING = { zh: '', en: '', ru: '' };

const formOf = (answer: CannedAnswer | null): CannedAnswerForm =>
  answer === null
    ? { titles: NOTHING, texts: NOTHING }
    : {
        titles: { zh: answer.titleZh, en: answer.titleEn, ru: answer.titleRu },
        texts: { zh: answer.textZh, en: answer.textEn, ru: answer.textRu },
      };

const fieldsOf = ({ titles, texts }: CannedAnswerForm) => ({
  titleZh: titles.zh,
  titleEn: titles.en,
  titleRu: titles.ru,
  textZh: texts.zh,
  textEn: texts.en,
  textRu: texts.ru,
});

export function CannedAnswerDrawer(props: {
  answer: CannedAnswer | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { answers: drawerTexts } = useTexts();
  const { answer, onClose } = props;
  const [form] = Form.useForm<CannedAnswerForm>();
  const { save, isSaving, error } = useSave(answer);
  const finish = async (typed: CannedAnswerForm) => {
    if (await save(typed)) onClose();
  };
  return (
    <EditDrawer
      title={answer === null ? drawerTexts.add : drawerTexts.edit}
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
        <TrilingualFields name="titles" labels={drawerTexts.names} longest={TITLES} />
        {LANGUAGES.map((language) => (
          <Form.Item
            key={language}
            name={['texts', language]}
            label={drawerTexts.texts[language]}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input.TextArea
              autoSize={{ minRows: 2, maxRows: 6 }}
              maxLength={MAX_CANNED_ANSWER_LENGTH}
              lang={language}
            />
          </Form.Item>
        ))}
      </Form>
    </EditDrawer>
  );
}

function useSave(answer: CannedAnswer | null) {
  const { answers: drawerTexts } = useTexts();
  const after = { invalidates: [listAnswers], done: drawerTexts.saved };
  const adding = useWrite(addAnswer, after);
  const changing = useWrite(changeAnswer, after);
  const { isPending, error } = answer === null ? adding : changing;
  const save = async (typed: CannedAnswerForm) => {
    const fields = fieldsOf(typed);
    const saved =
      answer === null ? adding.send(fields) : changing.send({ answerId: answer.answerId, ...fields });
    return (await saved) !== undefined;
  };
  return { save, isSaving: isPending, error };
}
