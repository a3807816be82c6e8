import { Alert, Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { readTwoStep, renewRecoveryCodes, type TwoStepState, turnOffTwoStep } from '../../twoStepWire.ts';
import centre from '../centre/centre.module.css';
import { forgetTrustedDevice } from '../secondStep/trustedDevices.ts';
import { useTwoStepTexts } from '../texts.ts';
import { type Proof, ProofDialog } from './ProofDialog.tsx';
import { CodesDialog, SetUpDialog } from './SetUpDialog.tsx';
import { sealedPassword } from './sealedPassword.ts';
import { TrustedDevices } from './TrustedDevices.tsx';
import styles from './twoStep.module.css';

const FEW_CODES = 3;

/** Two-step sign-in of the person: off with its reason to turn it on, or on with codes and devices. */
export function TwoStepCard() {
  const texts = useTwoStepTexts();
  const { user } = useCurrentUser();
  const { data, error, refetch } = useRead(readTwoStep, {});
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <section className={centre.card} aria-labelledby="two-step">
      <header className={centre.cardHead}>
        <h2 id="two-step">{texts.title}</h2>
        {data && <StatusTag tone={data.isOn ? 'success' : 'neutral'} label={data.isOn ? texts.on : texts.off} />}
      </header>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data && (data.isOn ? <On state={data} username={user.userName} /> : <Off onTurnOn={() => setSettingUp(true)} />)}
      {/* beside both: it shows the recovery codes when the card says "on" already */}
      {isSettingUp && <SetUpDialog username={user.userName} onClose={() => setSettingUp(false)} />}
    </section>
  );
}

function Off({ onTurnOn }: { onTurnOn: () => void }) {
  const texts = useTwoStepTexts();
  return (
    <>
      <p className={styles.text}>{texts.intro}</p>
      <Button type="primary" onClick={onTurnOn}>
        {texts.turnOn}
      </Button>
    </>
  );
}

function On({ state, username }: { state: TwoStepState; username: string }) {
  const texts = useTwoStepTexts();
  const format = useFormat();
  const [dialog, setDialog] = useState<'renew' | 'off' | null>(null);
  const close = () => setDialog(null);
  const { sinceTime, recoveryCodesLeft } = state;
  return (
    <>
      <p className={styles.state}>
        {sinceTime && <span title={format.zone}>{texts.since({ when: format.dateTime(sinceTime) })}</span>}
        <span>{texts.codesLeft({ count: recoveryCodesLeft })}</span>
        {state.isDemanded && <span className={styles.soft}>{texts.demanded}</span>}
      </p>
      {recoveryCodesLeft <= FEW_CODES && <Alert type="warning" showIcon title={texts.fewCodes} />}
      <div className={styles.buttons}>
        <Button onClick={() => setDialog('renew')}>{texts.renew}</Button>
        {!state.isDemanded && (
          <Button danger onClick={() => setDialog('off')}>
            {texts.turnOff}
          </Button>
        )}
      </div>
      <TrustedDevices devices={state.devices} />
      {dialog === 'renew' && <Renew username={username} onClose={close} />}
      {dialog === 'off' && <TurnOff username={username} onClose={close} />}
    </>
  );
}

interface DialogProps {
  username: string;
  onClose: () => void;
}

function Renew({ username, onClose }: DialogProps) {
  const texts = useTwoStepTexts();
  const renewing = useWrite(renewRecoveryCodes, { invalidates: [readTwoStep] });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = async ({ password, code }: Proof) => {
    const renewed = await renewing.send({ ...(await sealedPassword(password)), code });
    if (renewed) setCodes(renewed.recoveryCodes);
  };
  if (codes) return <CodesDialog codes={codes} username={username} onClose={onClose} />;
  return (
    <ProofDialog
      title={texts.renew}
      note={texts.renewNote}
      saving={renewing}
      onProof={(proof) => void renew(proof)}
      onClose={onClose}
    />
  );
}

function TurnOff({ username, onClose }: DialogProps) {
  const texts = useTwoStepTexts();
  const turning = useWrite(turnOffTwoStep, { invalidates: [readTwoStep], done: texts.turnedOff });
  const turnOff = async ({ password, code }: Proof) => {
    const isDone = await turning.send({ ...(await sealedPassword(password)), code });
    if (isDone === undefined) return;
    forgetTrustedDevice(username);
    onClose();
  };
  return (
    <ProofDialog
      title={texts.turnOff}
      note={texts.turnOffNote}
      isDangerous
      saving={turning}
      onProof={(proof) => void turnOff(proof)}
      onClose={onClose}
    />
  );
}
