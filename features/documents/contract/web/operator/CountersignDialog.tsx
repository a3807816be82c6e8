import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, Modal, Progress } from 'antd';
import { useId, useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { countersign, grantCountersign, MOST_AT_ONCE, sendCountersignCode } from '../../operatorWire.ts';
import { useOperatorTexts } from '../texts.ts';
import styles from './ledger.module.css';
import { type ContractRow, READS } from './ledger.ts';

const CODE_LENGTH = 6;

interface CountersignDialogProps {
  contracts: readonly ContractRow[];
  onClose: () => void;
}

/** Signs one or several contracts for the platform with one code. */
export function CountersignDialog({ contracts, onClose }: CountersignDialogProps) {
  const texts = useOperatorTexts();
  const { action } = usePlatformTexts();
  const [code, setCode] = useState('');
  const granting = useWrite(grantCountersign);
  const { progress, run } = useCountersign(contracts);
  const isRunning = progress !== null && !progress.isOver;
  const isTooMany = contracts.length > MOST_AT_ONCE;
  const sign = async () => {
    const seen = contracts.map(({ contractId, version }) => ({ contractId, version }));
    const granted = await granting.send({ code, contracts: seen });
    if (granted !== undefined) await run(granted.grant);
  };
  return (
    <Modal
      open
      title={texts.countersignTitle}
      okText={progress?.isOver ? action.close : texts.countersignCount({ count: contracts.length })}
      okButtonProps={{ disabled: !progress?.isOver && (code.length !== CODE_LENGTH || isTooMany) }}
      cancelText={action.back}
      footer={(_, { OkBtn, CancelBtn }) => (
        <>
          {progress === null && <CancelBtn />}
          <OkBtn />
        </>
      )}
      closable={!isRunning}
      mask={{ closable: false }}
      keyboard={!isRunning}
      confirmLoading={isRunning || granting.isPending}
      onOk={() => (progress?.isOver ? onClose() : void sign())}
      onCancel={onClose}
    >
      {progress === null ? (
        <>
          <p className={styles.text}>{texts.countersignText}</p>
          <ul className={styles.chosen}>
            {contracts.map((one) => (
              <li key={one.contractId}>
                <strong>{one.contractNo}</strong> {one.companyFullName}
              </li>
            ))}
          </ul>
          {isTooMany ? (
            <Alert type="warning" showIcon title={texts.mostAtOnce({ most: MOST_AT_ONCE })} />
          ) : (
            <CodeField code={code} fault={granting.error?.fields.code} onChange={setCode} />
          )}
        </>
      ) : (
        <Outcome progress={progress} />
      )}
    </Modal>
  );
}

interface CodeFieldProps {
  code: string;
  fault: string | undefined;
  onChange: (code: string) => void;
}

function CodeField({ code, fault, onChange }: CodeFieldProps) {
  const texts = useOperatorTexts();
  const id = useId();
  const sending = useWrite(sendCountersignCode);
  const [receiver, setReceiver] = useState<string | null>(null);
  const sendCode = async () => {
    const sent = await sending.send({});
    if (sent !== undefined) setReceiver(sent.receiver);
  };
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{texts.code}</label>
      <div className={styles.codeRow}>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={CODE_LENGTH}
          placeholder={texts.codeHint}
          value={code}
          status={fault ? 'error' : ''}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
        />
        <Button disabled={sending.isPending} onClick={() => void sendCode()}>
          {receiver === null ? texts.sendCode : texts.resendCode}
        </Button>
      </div>
      <p id={`${id}-hint`} className={fault ? styles.fault : styles.soft} role={fault ? 'alert' : 'status'}>
        {fault ?? (receiver && texts.codeSent({ receiver }))}
      </p>
    </div>
  );
}

function Outcome({ progress }: { progress: CountersignProgress }) {
  const texts = useOperatorTexts();
  const { done, failed, count, isOver } = progress;
  const seen = done + failed.length;
  return (
    <div role="status" className={styles.outcome}>
      <Progress percent={Math.round((seen / count) * 100)} {...(failed.length > 0 ? { status: 'exception' } : {})} />
      <p className={styles.text}>
        {isOver ? texts.summary({ done, failed: failed.length }) : texts.progress({ done: seen, count })}
      </p>
      {failed.map(({ contractNo, why }) => (
        <Alert key={contractNo} type="error" showIcon title={contractNo} description={why} />
      ))}
    </div>
  );
}

interface CountersignProgress {
  done: number;
  failed: { contractNo: string; why: string }[];
  count: number;
  isOver: boolean;
}

/** Signs contracts one after the other with one grant; what fails does not hold up the rest. */
function useCountersign(contracts: readonly ContractRow[]) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<CountersignProgress | null>(null);
  const run = async (grant: string) => {
    const state: CountersignProgress = { done: 0, failed: [], count: contracts.length, isOver: false };
    setProgress({ ...state });
    for (const { contractId, version, contractNo } of contracts) {
      try {
        await send(countersign, { contractId, version, grant });
        state.done += 1;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        state.failed = [...state.failed, { contractNo, why: error.message }];
      }
      setProgress({ ...state });
    }
    setProgress({ ...state, isOver: true });
    for (const read of READS) void client.invalidateQueries({ queryKey: [read.path] });
  };
  return { progress, run };
}
