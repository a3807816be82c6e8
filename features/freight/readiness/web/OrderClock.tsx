import { Table } from 'antd';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { StatusTag } from '../../../../platform/web/widgets/status/StatusTag.tsx';
import { Section } from '../../booking/web/parts.ts';
import { STEPS, type Step } from '../clock.ts';
import { type OrderClock as Clock, type ContainerClock, getOrderClock } from '../wire.ts';
import styles from './readiness.module.css';
import { useTexts } from './texts.ts';
import { VERDICT_TONES } from './tones.ts';

const PAGE_SIZE = 20;

/** Whether each container of an order makes its train: a lane of cut-offs, what decides, whose turn it is. */
export function OrderClock({ order, title }: { order: { orderBigNo: string }; title: string }) {
  const texts = useTexts();
  const { data } = useRead(getOrderClock, { orderBigNo: order.orderBigNo }, { keepPrevious: true });
  if (data === undefined || data.containers.length === 0) return null;
  const { containers } = data;
  const dueOf = (step: Step) => containers[0]?.steps.find((one) => one.step === step)?.dueTime ?? null;
  return (
    <Section title={title}>
      <div ref={(frame) => reachByKeyboard(frame, title)}>
        <Table<ContainerClock>
          size="small"
          aria-label={title}
          rowKey="orderContainerId"
          dataSource={containers}
          scroll={{ x: 'max-content' }}
          pagination={containers.length > PAGE_SIZE ? { pageSize: PAGE_SIZE, showSizeChanger: false } : false}
          columns={[
            { title: texts.container, fixed: 'left', render: (_, { containerNo }) => containerNo || texts.noNumber },
            { title: texts.verdict, render: (_, row) => <VerdictOf row={row} /> },
            ...STEPS.map((step) => ({
              key: step,
              title: <StepTitle step={step} dueTime={dueOf(step)} />,
              render: (_: unknown, row: ContainerClock) => <StepCell row={row} step={step} />,
            })),
          ]}
        />
      </div>
      <Experience experience={data.experience} />
    </Section>
  );
}

/** A table that is wider than its place is scrolled by keyboard too: nothing in it takes the focus. */
function reachByKeyboard(frame: HTMLElement | null, label: string): void {
  const scrolled = frame?.querySelector('.ant-table-content');
  scrolled?.setAttribute('tabindex', '0');
  scrolled?.setAttribute('role', 'group');
  scrolled?.setAttribute('aria-label', label);
}

/** Day, and hours and minutes, within a time of the wire. */
const DAY_LENGTH = 10;
const CLOCK = [11, 16] as const;

/** A step with its cut-off, which is that of the train. */
function StepTitle({ step, dueTime }: { step: Step; dueTime: string | null }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <>
      {texts.steps[step]}
      {dueTime !== null && (
        <small className={styles.due}>
          <span>{format.date(dueTime.slice(0, DAY_LENGTH))}</span>
          <span>{dueTime.slice(...CLOCK)}</span>
        </small>
      )}
    </>
  );
}

function VerdictOf({ row: { verdict, decides, turn, steps } }: { row: ContainerClock }) {
  const texts = useTexts();
  const format = useFormat();
  const time = steps.find(({ step }) => step === decides)?.expectedTime ?? null;
  const why =
    decides === null || turn === null || verdict === 'yes'
      ? []
      : [
          texts.turns[turn],
          texts.steps[decides],
          ...(time === null ? [] : [texts.usually({ time: format.dateTime(time) })]),
        ];
  return (
    <>
      <StatusTag tone={VERDICT_TONES[verdict]} label={texts.verdicts[verdict]} />
      {why.length > 0 && <small className={styles.under}>{why.join(' · ')}</small>}
    </>
  );
}

function StepCell({ row, step }: { row: ContainerClock; step: Step }) {
  const texts = useTexts();
  const found = row.steps.find((one) => one.step === step);
  if (found === undefined) return null;
  if (found.isDone)
    return (
      <span className={styles.done} role="img" aria-label={texts.done}>
        ✓
      </span>
    );
  const { missing: count, verdict } = found;
  const counted = step === 'contradictions' ? texts.toSettle({ count }) : texts.missing({ count });
  return (
    <span className={styles.open} data-verdict={verdict}>
      {count > 0 ? counted : texts.open}
    </span>
  );
}

/** When steps were done before, which forecasts stand on. */
function Experience({ experience }: Pick<Clock, 'experience'>) {
  const texts = useTexts();
  const format = useFormat();
  if (experience.length === 0) return null;
  return (
    <small className={styles.experience}>
      {experience
        .map(({ step, hours, count }) =>
          texts.experience({ step: texts.steps[step], time: format.duration(Math.round(hours) * 60), count }),
        )
        .join(' · ')}
    </small>
  );
}
