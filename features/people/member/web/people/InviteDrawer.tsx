import { Form, Input, Radio, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import { FormDrawer } from '../../../../../platform/web/widgets/form/FormDrawer.tsx';
import { LANGUAGES, type Language } from '../../../../../platform/wire/language.ts';
import { FIRST_RIGHTS } from '../../rights.ts';
import { INVITATION_WAYS, type InvitationWay, queryInvitations, saveInvitation } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import { empowerTypeOf, RightFields, type RightValues, signingKindOf } from './RightFields.tsx';

interface Values extends RightValues {
  way: InvitationWay;
  receiver?: string;
  realUsername?: string;
  language: Language;
}

const { empowerType, ...FIRST } = FIRST_RIGHTS;

interface InviteDrawerProps {
  onClose: () => void;
  /** token of a link, which is shown once */
  onLink: (token: string) => void;
}

export function InviteDrawer({ onClose, onLink }: InviteDrawerProps) {
  const texts = usePeopleTexts();
  const language = useLanguage();
  const [form] = Form.useForm<Values>();
  const way = Form.useWatch('way', form) ?? 'email';
  const inviting = useWrite(saveInvitation, { invalidates: [queryInvitations] });

  const save = async ({ signing, rights, receiver = '', realUsername = '', ...values }: Values) => {
    const wanted = { ...rights, empowerType: empowerTypeOf(signing) };
    const sent = await inviting.send({ ...values, receiver, realUsername, rights: wanted });
    if (sent === undefined) return undefined;
    if (sent.token === null) showToast('success', texts.inviteSent);
    else onLink(sent.token);
    return sent;
  };

  return (
    <FormDrawer<Values>
      title={texts.inviteTitle}
      isOpen
      form={form}
      saveLabel={way === 'link' ? texts.inviteMake : texts.inviteSend}
      first={{ way: 'email', language, rights: FIRST, signing: signingKindOf(empowerType) }}
      saving={inviting}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item label={texts.way} name="way" extra={texts.wayHints[way]}>
        <Radio.Group options={INVITATION_WAYS.map((value) => ({ value, label: texts.ways[value] }))} />
      </Form.Item>
      {way !== 'link' && (
        <Form.Item label={way === 'email' ? texts.email : texts.mobile} name="receiver" rules={[{ required: true }]}>
          <Input maxLength={100} inputMode={way === 'email' ? 'email' : 'tel'} autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item label={texts.inviteName} name="realUsername">
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item label={texts.language} name="language">
        <Select options={LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))} />
      </Form.Item>
      <RightFields />
    </FormDrawer>
  );
}
