import { Steps } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useNarrow } from '../../../../platform/web/widgets/screen/useNarrow.ts';
import type { OrderDetail } from '../../order.ts';
import { Section } from '../section/Section.tsx';
import { useTexts } from '../texts.ts';
import styles from './detail.module.css';
import { numberedCount, progressOf, STAGES, stageTime } from './progress.ts';

const STACK_BELOW = 900;

export function Progress({ order }: { order: OrderDetail }) {
  const texts = useTexts().detail;
  const format = useFormat();
  const isNarrow = useNarrow(STACK_BELOW);
  const { current, isEnded } = progressOf(order);
  const counted = texts.numbered({ done: numberedCount(order), all: order.containers.length });

  return (
    <Section title={texts.progress}>
      <Steps
        size="small"
        className={styles.steps}
        current={current}
        status={isEnded ? 'error' : 'process'}
        orientation={isNarrow ? 'vertical' : 'horizontal'}
        titlePlacement={isNarrow ? 'horizontal' : 'vertical'}
        responsive={false}
        items={STAGES.map((stage) => {
          const time = stageTime(order, stage);
          const shown = stage === 'numbers' ? counted : time && format.dateTime(time);
          return { title: texts.steps[stage], content: shown || undefined };
        })}
      />
    </Section>
  );
}
