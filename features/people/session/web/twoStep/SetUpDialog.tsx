import { Button, Form, Input, Modal, QRCode } from 'antd';
import { useId, useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { saveAs } from '../../../../../platform/web/query/download.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { FieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { confirmTwoStep, readTwoStep, startTwoStep } from '../../twoStepWire.ts';
import { useTwoStepTexts } from '../texts.ts';
import { sealedPassword } from './sealedPassword.ts';
import styles from './twoStep.module.css';

const QR_SIZE = 176;
const WIDTH = 520;

interface Props {
  username: string;
  /** beside the first step instead of "cancel" */
  leave?: { label: string; onLeave: () => void };
  onClose: () => void;
}

interface Secret {
  secret: string;
  uri: string;
}

/** Password, then the app and its first code, then the recovery codes. Mounted means open. */
export function SetUpDialog({ username, leave, onClose }: Props) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} username={username} onClose={onClose} />;
  if (secret) return <AppStep secret={secret} leave={leave} onDone={setCodes} onClose={onClose} />;
  return <PasswordStep leave={leave} onDone={setSecret} onClose={onClose} />;
}

function PasswordStep(props: Pick<Props, 'onClose'> & { leave: Props['leave']; onDone: (s: Secret) => void }) {
  const texts = useTwoStepTexts();
  const { action } = usePlatformTexts();
  const { leave } = props;
  const id = useId();
  const [form] = Form.useForm<{ password: string }>();
  const starting = useWrite(startTwoStep);
  const start = async ({ password }: { password: string }) => {
    const secret = await starting.send(await sealedPassword(password));
    if (secret) props.onDone(secret);
  };
  return (
    <Modal
      open
      title={texts.setUp.title}
      width={WIDTH}
      okText={texts.setUp.next}
      cancelText={leave?.label ?? action.cancel}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={starting.isPending}
      closable={leave === undefined}
      keyboard={leave === undefined}
      mask={{ closable: false }}
      onCancel={leave?.onLeave ?? props.onClose}
    >
      {leave && <p className={styles.text}>{texts.setUp.forced}</p>}
      <p className={styles.text}>{texts.setUp.passwordNote}</p>
      <Form id={id} form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void start(typed)}>
        <FieldErrors form={form} error={starting.error} />
        <Form.Item name="password" label={texts.password} rules={[{ required: true, message: texts.needPassword }]}>
          <Input.Password autoFocus autoComplete="current-password" maxLength={64} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

function AppStep(
  props: Pick<Props, 'onClose'> & {
    secret: Secret;
    leave: Props['leave'];
    onDone: (codes: readonly string[]) => void;
  },
) {
  const { setUp: texts, ...words } = useTwoStepTexts();
  const { action } = usePlatformTexts();
  const { secret, leave } = props;
  const id = useId();
  const [form] = Form.useForm<{ code: string }>();
  const confirming = useWrite(confirmTwoStep, { invalidates: [readTwoStep] });
  const confirm = async (typed: { code: string }) => {
    const confirmed = await confirming.send(typed);
    if (confirmed) props.onDone(confirmed.recoveryCodes);
  };
  return (
    <Modal
      open
      title={texts.title}
      width={WIDTH}
      okText={texts.confirm}
      cancelText={leave?.label ?? action.cancel}
      okButtonProps={{ htmlType: 'submit', form: id }}
      confirmLoading={confirming.isPending}
      closable={leave === undefined}
      keyboard={leave === undefined}
      mask={{ closable: false }}
      onCancel={leave?.onLeave ?? props.onClose}
    >
      <div className={styles.scan}>
        <div>
          <QRCode value={secret.uri} size={QR_SIZE} aria-label={texts.qr} />
        </div>
        <div>
          <p className={styles.text}>{texts.scan}</p>
          <p className={styles.soft}>{texts.typed}</p>
          <code className={styles.secret}>{secret.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </div>
      </div>
      <Form id={id} form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void confirm(typed)}>
        <FieldErrors form={form} error={confirming.error} />
        <Form.Item name="code" label={texts.enter} rules={[{ required: true, message: words.needCode }]}>
          <Input autoFocus autoComplete="one-time-code" inputMode="numeric" maxLength={10} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Closed by its own button alone: the codes do not come again. */
export function CodesDialog(props: { codes: readonly string[]; username: string; onClose: () => void }) {
  const { codes: texts } = useTwoStepTexts();
  return (
    <Modal
      open
      title={texts.title}
      width={WIDTH}
      okText={texts.done}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={(_, { OkBtn }) => <OkBtn />}
      onOk={props.onClose}
    >
      <RecoveryCodes codes={props.codes} username={props.username} />
    </Modal>
  );
}

/** New recovery codes, shown this once, to be kept. */
function RecoveryCodes({ codes, username }: { codes: readonly string[]; username: string }) {
  const { codes: texts } = useTwoStepTexts();
  const format = useFormat();
  const [isCopied, setCopied] = useState(false);
  const download = () => {
    const head = texts.fileHead({ username, when: format.dateTime(formatDateTime(new Date())) });
    const content = new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    saveAs(texts.fileName, content);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <>
      <p className={styles.text}>{texts.note}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={download}>{texts.download}</Button>
        {globalThis.navigator.clipboard !== undefined && (
          <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
        )}
      </div>
    </>
  );
}
