import { Button, Input, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { usePlatformTexts } from '../../texts/platformTexts.ts';
import { useWidgetTexts } from '../texts.ts';
import styles from './dialog.module.css';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** a verb, not "OK" */
  confirmLabel: string;
  /** irreversible action */
  isDangerous?: boolean;
  reasonLabel?: string;
  /** usual reasons, one press each */
  suggestions?: readonly string[];
  maxLength?: number;
  /** resolves to success; on false the dialog stays open */
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the reason of an action, which goes by its button only; an error keeps the text. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { action } = usePlatformTexts();
  const texts = useWidgetTexts();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const fill = (text: string) => {
    setReason(text);
    setMissing(false);
  };
  const confirm = async () => {
    if (isBusy) return;
    if (reason.trim() === '') return setMissing(true);
    setBusy(true);
    try {
      if (await props.onConfirm(reason.trim())) setReason('');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Modal
      open={props.open}
      title={props.title}
      okText={props.confirmLabel}
      cancelText={action.back}
      okButtonProps={{ danger: props.isDangerous }}
      confirmLoading={isBusy}
      mask={{ closable: false }}
      width={480}
      onOk={() => void confirm()}
      onCancel={props.onClose}
      afterClose={() => setMissing(false)}
    >
      {props.children !== undefined && <div className={styles.text}>{props.children}</div>}
      <label htmlFor={id} className={styles.label}>
        {props.reasonLabel ?? texts.reason}
      </label>
      {props.suggestions && (
        <div className={styles.suggestions}>
          {props.suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => fill(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
      <Input.TextArea
        id={id}
        className={styles.counted}
        autoFocus
        required
        rows={4}
        maxLength={props.maxLength ?? 500}
        showCount
        value={reason}
        status={isMissing ? 'error' : undefined}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-hint` : undefined}
        onChange={(event) => fill(event.target.value)}
      />
      {isMissing && (
        <p id={`${id}-hint`} className={styles.missing} role="alert">
          {texts.reasonRequired}
        </p>
      )}
    </Modal>
  );
}
