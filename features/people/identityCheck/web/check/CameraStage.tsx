import { useRef, useState } from 'react';
import type { Movement } from '../../challenge.ts';
import type { MonitorState } from '../../faceMonitor.ts';
import { useCheckTexts } from '../texts.ts';
import styles from './check.module.css';
import { type CheckFault, type FaceAnswer, type FaceCheckView, useFaceCheck } from './useFaceCheck.ts';

interface Props {
  movements: readonly Movement[];
  onDone: (answer: FaceAnswer) => void;
  onFault: (fault: CheckFault) => void;
  onCancel: () => void;
}

/** The person's own picture, mirrored, and what to do now. */
export function CameraStage({ movements, onDone, onFault, onCancel }: Props) {
  const texts = useCheckTexts();
  const video = useRef<HTMLVideoElement>(null);
  const [answer, setAnswer] = useState<FaceAnswer | null>(null);
  const view = useFaceCheck(video, movements, {
    onDone: (given) => {
      setAnswer(given);
      onDone(given);
    },
    onFault,
  });
  const steps = stepsDone(view.state, movements.length);
  return (
    <section className={styles.stage} aria-label={texts.title}>
      <div className={styles.camera} data-phase={view.state.phase}>
        <video ref={video} playsInline muted />
        <div className={styles.oval} aria-hidden="true" />
      </div>
      <p className={styles.say} role="status">
        {answer ? texts.sending : <Instruction view={view} movements={movements} />}
      </p>
      <ol className={styles.steps} aria-label={texts.step({ step: steps, count: movements.length })}>
        {movements.map((movement, place) => (
          <li key={movement} data-done={place < steps} />
        ))}
      </ol>
      <button type="button" className={styles.secondary} onClick={onCancel} disabled={answer !== null}>
        {texts.cancel}
      </button>
    </section>
  );
}

function stepsDone(state: MonitorState, count: number): number {
  if (state.phase === 'moving') return state.steps.length;
  return state.phase === 'done' ? count : 0;
}

function Instruction({ view, movements }: { view: FaceCheckView; movements: readonly Movement[] }) {
  const texts = useCheckTexts();
  const { percent, isCameraOn, state } = view;
  if (!isCameraOn) return texts.starting;
  if (percent < 100) return texts.loading({ percent });
  if (state.phase === 'position') return texts.guidance[state.guidance];
  if (state.phase !== 'moving') return texts.sending;
  const asked = movements[state.steps.length];
  if (state.guidance !== null) return texts.guidance[state.guidance];
  return asked ? texts.movements[asked] : texts.sending;
}
