import { Modal, Switch } from 'antd';
import { useDeferredValue, useId, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { DecimalInput } from '../../../../platform/web/widgets/fields/DecimalInput.tsx';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { prepareDocumentsPage } from '../../dossier/pages.ts';
import { type InspectionRule, listRules, setRule, tryRule } from '../wire.ts';
import styles from './inspection.module.css';
import { useTexts } from './texts.ts';

interface RuleDialogProps {
  rule: InspectionRule;
  onClose: () => void;
}

const LIMIT = { whole: 2, withPoint: 5 };

/** A rule on or off, its limit, and what it would have done to past orders, before it is saved. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const { rulesPage: texts, names, asks } = useTexts();
  const id = useId();
  const { code, declaredLimit } = rule;
  const [isOn, setOn] = useState(rule.isOn);
  const [typed, setTyped] = useState(rule.limit ?? '');
  const limit = declaredLimit === null || typed === '' ? null : typed;
  const write = useWrite(setRule, { invalidates: [listRules], done: texts.saved });
  const save = async () => {
    if ((await write.send({ code, isOn, limit })) !== undefined) onClose();
  };
  return (
    <Modal
      open
      width={520}
      title={names[code]}
      okText={texts.save}
      confirmLoading={write.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{asks[code]}</p>
        <label htmlFor={`${id}-on`}>
          <Switch id={`${id}-on`} checked={isOn} onChange={setOn} /> {isOn ? texts.on : texts.off}
        </label>
        {declaredLimit !== null && (
          <label className={styles.field} htmlFor={`${id}-limit`}>
            <span>{texts.limit}</span>
            <DecimalInput id={`${id}-limit`} value={typed} onChange={setTyped} places={2} length={LIMIT} unit="%" />
            <small>{texts.limitHint({ declared: declaredLimit })}</small>
          </label>
        )}
        <Trial code={code} limit={useDeferredValue(limit)} />
      </div>
    </Modal>
  );
}

function Trial({ code, limit }: Pick<InspectionRule, 'code' | 'limit'>) {
  const { rulesPage: texts } = useTexts();
  const { data } = useRead(tryRule, { code, limit }, { keepPrevious: true });
  const words = data === undefined ? texts.trying : data.orders === 0 ? texts.noPast : texts.wouldStop(data);
  return (
    <section className={styles.trial} aria-label={texts.trial} aria-live="polite">
      <strong>{texts.trial}</strong>
      <p>{words}</p>
      <ul>
        {data?.examples.map(({ orderBigNo, companyName, count }) => (
          <li key={orderBigNo}>
            <Link to={pathTo(prepareDocumentsPage, { orderBigNo })}>{orderBigNo}</Link>
            {` ${companyName} · ${count}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
