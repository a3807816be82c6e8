import { Form, Input, Modal } from 'antd';
import { useId } from 'react';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { PASSWORD_LENGTH, passwordFaults } from '../../newPassword.ts';
import { usePasswordTexts } from '../texts.ts';
import styles from './password.module.css';
import { type PasswordForm, useChangePassword, useSignOut } from './useChangePassword.ts';

const FIELDS = ['oldPassword', 'newPassword', 'checkPass'] as const;
const EMPTY: PasswordForm = { oldPassword: '', newPassword: '', checkPass: '' };

/** Change-password dialog (portal 2.10). `isForced`: change or sign out. Mounted means open. */
export function ChangePasswordDialog({ isForced = false, onClose }: { isForced?: boolean; onClose: () => void }) {
  const { action } = usePlatformTexts();
  const words = usePasswordTexts();
  const formId = useId();
  const [form] = Form.useForm<PasswordForm>();
  const signOut = useSignOut();
  const { change, isPending, error } = useChangePassword(() => !isForced && onClose());

  const fieldRule = (field: (typeof FIELDS)[number]) => ({
    validator: async () => {
      const fault = passwordFaults({ ...EMPTY, ...form.getFieldsValue() })[field];
      if (fault) throw new Error(words.faults[fault]);
    },
  });

  return (
    <Modal
      open
      title={words.change}
      width={440}
      okText={words.submit}
      cancelText={isForced ? words.signOut : action.cancel}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      closable={!isForced}
      keyboard={!isForced}
      mask={{ closable: false }}
      onCancel={() => (isForced ? void signOut() : onClose())}
    >
      <p className={styles.note}>{isForced ? words.first : words.elsewhere}</p>
      <Form<PasswordForm>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={EMPTY}
        validateTrigger="onSubmit"
        onValuesChange={(typed) =>
          form.setFields(FIELDS.filter((name) => name in typed).map((name) => ({ name, errors: [] })))
        }
        onFinish={(typed) => void change(typed)}
      >
        <FieldErrors form={form} error={error} />
        {FIELDS.map((name) => (
          <Form.Item key={name} name={name} label={words[name]} rules={[fieldRule(name)]}>
            <Input.Password
              placeholder={name === 'newPassword' ? words.rule : undefined}
              autoFocus={name === 'oldPassword'}
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              maxLength={PASSWORD_LENGTH.max}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}
