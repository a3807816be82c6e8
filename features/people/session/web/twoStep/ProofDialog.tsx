import { Form, Input, Modal } from 'antd';
import { type ReactNode, useId } from 'react';
import type { CallError } from '../../../../../platform/web/request/callError.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { useTwoStepTexts } from '../texts.ts';
import styles from './twoStep.module.css';

export interface Proof {
  password: string;
  code: string;
}

/** Asks for password and code before what weakens the sign-in. Mounted means open. */
export function ProofDialog(props: {
  title: string;
  note: ReactNode;
  isDangerous?: boolean;
  saving: { isPending: boolean; error: CallError | null };
  onProof: (proof: Proof) => void;
  onClose: () => void;
}) {
  const texts = useTwoStepTexts();
  const { action } = usePlatformTexts();
  const id = useId();
  const [form] = Form.useForm<Proof>();
  return (
    <Modal
      open
      title={props.title}
      width={440}
      okText={props.title}
      cancelText={action.cancel}
      okButtonProps={{ htmlType: 'submit', form: id, danger: props.isDangerous ?? false }}
      confirmLoading={props.saving.isPending}
      mask={{ closable: false }}
      onCancel={props.onClose}
    >
      <p className={styles.text}>{props.note}</p>
      <Form<Proof> id={id} form={form} layout="vertical" requiredMark={false} onFinish={props.onProof}>
        <FieldErrors form={form} error={props.saving.error} />
        <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.needPassword }]}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          rules={[{ required: true, message: texts.needCode }]}
        >
          <Input autoComplete="one-time-code" maxLength={40} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
