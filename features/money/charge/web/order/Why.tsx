import { Button, Descriptions, Popover } from 'antd';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import type { ChargeLine } from '../../wire.ts';
import { useTexts } from '../texts.ts';
import { useRateText } from '../useRateText.ts';
import styles from './order.module.css';

/** An amount that opens to the rule and the inputs it rests on; `shown` where its sign is said in words. */
export function Amount({ charge, shown = charge.amount }: { charge: ChargeLine; shown?: string }) {
  const texts = useTexts();
  const format = useFormat();
  const amount = format.money(shown, charge.currency);
  return (
    <Popover
      trigger="click"
      title={texts.whyOf({ amount })}
      content={<Why charge={charge} />}
      classNames={{ root: styles.popover }}
    >
      <Button type="link" size="small" className={styles.amount} aria-label={texts.whyOf({ amount })}>
        {amount}
      </Button>
    </Popover>
  );
}

const MONEY_INPUTS = ['freight', 'unitPrice', 'dayRate', 'enteredAmount', 'chargedByDay', 'minimum'];

/** An input of a rule as pages show its kind, a name in the reader's language. */
function useInputText({ why, currency }: ChargeLine) {
  const language = useLanguage();
  const format = useFormat();
  const rateText = useRateText();
  return (name: string, value: string) => {
    if (name === 'percent') return rateText.ofPercent(value);
    if (MONEY_INPUTS.includes(name)) return format.money(value, currency);
    return why.names?.[name]?.[language] ?? value;
  };
}

export function Why({ charge }: { charge: ChargeLine }) {
  const texts = useTexts();
  const format = useFormat();
  const rateText = useRateText();
  const { why, currency } = charge;
  const inputText = useInputText(charge);
  const inputNames: Readonly<Record<string, string>> = texts.inputs;
  const rule =
    why.id !== null && why.version !== null
      ? `${texts.reasons[why.kind]} · ${texts.ruleVersion({ id: why.id, version: why.version })}`
      : texts.reasons[why.kind];
  const inputs = Object.entries(why.inputs).filter(([, value]) => value !== '');
  return (
    <div className={styles.why}>
      <Descriptions
        size="small"
        column={1}
        items={[
          { key: 'rule', label: texts.rule, children: rule },
          ...inputs.map(([name, value]) => ({
            key: name,
            label: inputNames[name] ?? name,
            children: inputText(name, value),
          })),
          {
            key: 'calculation',
            label: texts.calculation,
            children: `${charge.quantity.replace(/\.?0+$/, '')} × ${format.money(charge.unitPrice, currency)} (${texts.bases[charge.basis]})`,
          },
          {
            key: 'tax',
            label: texts.tax,
            children: `${format.money(charge.taxAmount, currency)} (${rateText.ofFraction(charge.taxRate)})`,
          },
        ]}
      />
      <p className={styles.soft}>{texts.rounding}</p>
    </div>
  );
}
