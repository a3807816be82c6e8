import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { companyEmailStatus, confirmCompanyEmail, sendCompanyEmailCode } from '../../wire.ts';
import { useCompanyTexts } from '../texts.ts';
import styles from './company.module.css';

/** The contact address, and whether a code has confirmed it. */
export function ContactEmail({ email, isMain }: { email: string; isMain: boolean }) {
  const texts = useCompanyTexts();
  const { data } = useRead(companyEmailStatus, {});
  const [isOpen, setOpen] = useState(false);
  const isConfirmed = data?.isConfirmed ?? false;
  return (
    <span className={styles.inline}>
      {email}
      {data && (
        <StatusTag
          tone={isConfirmed ? 'success' : 'neutral'}
          label={isConfirmed ? texts.email.confirmed : texts.email.unconfirmed}
        />
      )}
      {data && !isConfirmed && isMain && (
        <Button size="small" onClick={() => setOpen(true)}>
          {texts.email.confirm}
        </Button>
      )}
      {isOpen && <ConfirmDialog email={email} onClose={() => setOpen(false)} />}
    </span>
  );
}

function ConfirmDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const texts = useCompanyTexts();
  const [form] = Form.useForm<{ code: string }>();
  const sending = useWrite(sendCompanyEmailCode, { done: texts.codeSent });
  const confirming = useWrite(confirmCompanyEmail, {
    invalidates: [companyEmailStatus],
    done: texts.emailDone,
  });
  const confirm = async ({ code }: { code: string }) => {
    if (await confirming.send({ code })) onClose();
  };
  return (
    <Modal
      open
      width={440}
      title={texts.email.title}
      okText={texts.email.confirm}
      confirmLoading={confirming.isPending}
      mask={{ closable: false }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className={styles.soft}>{texts.codeHint({ email })}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void confirm(values)}>
        <FieldErrors form={form} error={confirming.error} />
        <Form.Item name="code" label={texts.code} initialValue="">
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Form.Item>
      </Form>
      <Button loading={sending.isPending} onClick={() => void sending.send({})}>
        {texts.sendCode}
      </Button>
    </Modal>
  );
}
