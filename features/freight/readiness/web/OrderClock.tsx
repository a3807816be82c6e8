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
  return (
    <Section title={title}>
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
            title: texts.steps[step],
            render: (_: unknown, row: ContainerClock) => <StepCell row={row} step={step} />,
          })),
        ]}
      />
      <Experience experience={data.experience} />
    </Section>
  );
}

function VerdictOf({ row: { verdict, decides, turn } }: { row: ContainerClock }) {
  const texts = useTexts();
  return (
    <>
      <StatusTag tone={VERDICT_TONES[verdict]} label={texts.verdicts[verdict]} />
      {decides !== null && turn !== null && verdict !== 'yes' && (
        <small className={styles.under}>{`${texts.turns[turn]} · ${texts.steps[decides]}`}</small>
      )}
    </>
  );
}

function StepCell({ row, step }: { row: ContainerClock; step: Step }) {
  const texts = useTexts();
  const format = useFormat();
  const found = row.steps.find((one) => one.step === step);
  if (found === undefined) return null;
  if (found.isDone)
    return (
      <span className={styles.done} role="img" aria-label={texts.done}>
        ✓
      </span>
    );
  const { dueTime, expectedTime, missing, verdict } = found;
  return (
    <span className={styles.open} data-verdict={verdict}>
      {missing > 0 && <span>{texts.missing({ count: missing })}</span>}
      <span>{texts.until({ time: format.dateTime(dueTime) })}</span>
      {expectedTime !== null && <small>{texts.expected({ time: format.dateTime(expectedTime) })}</small>}
    </span>
  );
}

/** How long steps took before, which forecasts stand on. */
function Experience({ experience }: Pick<Clock, 'experience'>) {
  const texts = useTexts();
  const format = useFormat();
  if (experience.length === 0) return null;
  return (
    <small className={styles.experience}>
      {experience
        .map(({ step, hours, count }) =>
          texts.experience({ step: texts.steps[step], hours: format.number(Math.round(hours)), count }),
        )
        .join(' · ')}
    </small>
  );
}
