import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { StatusTag } from '../../../../../platform/web/widgets/status/StatusTag.tsx';
import { sizeShort } from '../../../../freight/train/sizeNames.ts';
import { isDoneByContainer } from '../../containerWork.ts';
import { DETAIL_FIELDS, type DetailField, FIELDS_OF } from '../../kinds.ts';
import type { OwnServiceOrder } from '../../order.ts';
import { isEngagedState } from '../../states.ts';
import { useServiceTexts } from '../texts.ts';
import styles from './parts.module.css';
import { useFieldLabel } from './useFieldLabel.ts';

type Shared = Pick<
  OwnServiceOrder,
  DetailField | 'kind' | 'state' | 'containers' | 'remark' | 'cargoCurrency' | 'freeDays'
>;

/** What was asked for: places, times, contact and containers. */
export function Facts({ service }: { service: Shared }) {
  const texts = useServiceTexts();
  const sizes = sizeShort(useLanguage());
  const labelOf = useFieldLabel(service.kind);
  const format = useFormat();
  const textOf = (field: DetailField): string => {
    const value = service[field];
    if (value === null || value === '') return '';
    if (field === 'startTime' || field === 'endTime') return format.dateTime(value);
    return field === 'cargoValue' ? format.money(value, service.cargoCurrency) : value;
  };
  const facts = DETAIL_FIELDS.filter((field) => FIELDS_OF[service.kind].asked.includes(field))
    .map((field) => [labelOf(field), textOf(field)] as const)
    .filter(([, text]) => text !== '');
  const showsState = isDoneByContainer(service.kind) && isEngagedState(service.state);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.containerList}</dt>
        <dd>
          <ul className={styles.containers}>
            {service.containers.map(({ orderContainerId, containerNo, sizeType, isDone }) => (
              <li key={orderContainerId}>
                {containerNo || texts.numberUnknown} ({sizes[sizeType]}){' '}
                {showsState && (
                  <StatusTag
                    tone={isDone ? 'success' : 'neutral'}
                    label={isDone ? texts.containerDone : texts.containerOpen}
                  />
                )}
              </li>
            ))}
          </ul>
        </dd>
      </div>
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {service.remark !== '' && (
        <div>
          <dt>{texts.fields.remark}</dt>
          <dd>{service.remark}</dd>
        </div>
      )}
    </dl>
  );
}
