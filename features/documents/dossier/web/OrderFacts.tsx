import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { ORDER_FACT_NAMES, ORDER_FACTS, type OrderFact } from '../../../freight/cargo/shipmentFields.ts';
import type { PaperCode } from '../paperCodes.ts';
import type { PaperEntry } from '../wire.ts';
import styles from './dossier.module.css';
import { useFactWords } from './factWords.ts';
import { useTexts } from './texts.ts';
import { cellOf, type Facts } from './useDossier.ts';

interface OrderFactsProps {
  facts: Facts;
  needed: ReadonlySet<string>;
  isOpen: boolean;
  /** of the order */
  papers: readonly Pick<PaperEntry, 'code'>[];
}

/** What is said of the whole order; each value is saved as its field is left. */
export function OrderFacts({ facts, needed, isOpen, papers }: OrderFactsProps) {
  const { page } = useTexts();
  const words = useFactWords();
  const groups = GROUPS.filter(
    (group) => PAPERS_OF[group]?.some((code) => papers.some((one) => one.code === code)) ?? true,
  );
  return groups.map((group) => (
    <fieldset key={group} className={styles.group}>
      <legend>{page.factGroups[group]}</legend>
      <div className={styles.form}>
        {ORDER_FACT_NAMES.filter((field) => GROUP_OF[field] === group).map((field) => (
          <label key={field} className={styles.field} data-wide={isLong(field)} htmlFor={`fact-${field}`}>
            <span>{words.title(field)}</span>
            <FactInput
              field={field}
              value={facts.valueAt('', field)}
              isNeeded={needed.has(cellOf({ scope: '', field }))}
              isOpen={isOpen}
              onSave={(value) => void facts.save([{ scope: '', field, value }])}
            />
          </label>
        ))}
      </div>
    </fieldset>
  ));
}

const GROUPS = ['trade', 'note', 'cim', 'china', 'transit', 'ens'] as const;
type Group = (typeof GROUPS)[number];

/** Papers without which a group is of no use on the route; absent: of use on any. */
const PAPERS_OF: Readonly<Partial<Record<Group, readonly PaperCode[]>>> = {
  cim: ['cimSmgs'],
  china: ['customsMandate', 'customsDraft', 'preDeclaration'],
  transit: ['transitDeclaration', 'eaeuPreliminary'],
  ens: ['ens'],
};

const GROUP_OF: Readonly<Record<OrderFact, Group>> = {
  contractNo: 'trade',
  contractDate: 'trade',
  invoiceNo: 'trade',
  invoiceDate: 'trade',
  incoterm: 'trade',
  incotermPlace: 'trade',
  consignorStatement: 'note',
  loadedBy: 'note',
  massMethod: 'note',
  attachedDocuments: 'note',
  consigneeNote: 'note',
  commercialTerms: 'cim',
  cimPayer: 'cim',
  tradeMode: 'china',
  consignorCustomsCode: 'china',
  brokerName: 'china',
  brokerCustomsCode: 'china',
  mandateUntil: 'china',
  declarationCustoms: 'china',
  exitCustoms: 'china',
  transitHolder: 'transit',
  transitGuarantee: 'transit',
  transitFrom: 'transit',
  transitTo: 'transit',
  declarantEori: 'ens',
  consigneeEori: 'ens',
  entryOffice: 'ens',
};

const maxLengthOf = (field: OrderFact) => {
  const kind = ORDER_FACTS[field];
  return kind.kind === 'text' ? kind.maxLength : 40;
};
const isLong = (field: OrderFact) => maxLengthOf(field) > 100;

interface FactInputProps {
  field: OrderFact;
  value: string;
  isNeeded: boolean;
  isOpen: boolean;
  onSave: (value: string) => void;
}

function FactInput({ field, value, isNeeded, isOpen, onSave }: FactInputProps) {
  const words = useFactWords();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const kind = ORDER_FACTS[field];
  const shared = {
    id: `fact-${field}`,
    disabled: !isOpen,
    ...(isNeeded && value === '' ? { status: 'error' as const, 'aria-invalid': true } : {}),
  };
  if (kind.kind === 'choice')
    return (
      <Select
        {...shared}
        allowClear
        value={value || null}
        options={
          words.options(field).length > 0
            ? words.options(field)
            : kind.options.map((option) => ({ value: option, label: option }))
        }
        onChange={(chosen: string | null) => onSave(chosen ?? '')}
      />
    );
  if (kind.kind === 'date')
    return <DateField id={shared.id} isWide value={value} onChange={onSave} disabled={!isOpen} />;
  const Text = isLong(field) ? Input.TextArea : Input;
  return (
    <Text
      {...shared}
      value={typed}
      maxLength={maxLengthOf(field)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => typed !== value && onSave(typed)}
    />
  );
}
