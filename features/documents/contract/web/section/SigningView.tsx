import { Radio } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../../platform/web/currentUser/currentUser.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { EmptyState } from '../../../../../platform/web/widgets/page/EmptyState.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { BOND, type Bond, CONTRACT_TYPE, type ContractType } from '../../contractTypes.ts';
import { SIGN_STATUS } from '../../status.ts';
import type { OwnContract } from '../../wire.ts';
import { type SectionTexts, useSectionTexts } from '../texts.ts';
import { ContractPaper } from './ContractPaper.tsx';
import styles from './section.module.css';
import { keyOf } from './useOwnContracts.ts';

interface ViewProps {
  contracts: readonly OwnContract[];
  first: { contractType: ContractType; lineType: OwnContract['lineType']; key?: string } | undefined;
}

type Line = OwnContract['lineType'];

const onlyOnce = <Value,>(values: readonly Value[]) => [...new Set(values)];

/** Category, line and text of a contract, and the contract itself (inventory N03). */
export function SigningView({ contracts, first }: ViewProps) {
  const texts = useSectionTexts();
  const current = contracts.filter(({ standing }) => standing !== 'past');
  const [category, setCategory] = useState(useFirstCategory(current, first?.contractType));
  const [wantedLine, setLine] = useState<Line | undefined>(first?.lineType);
  const [wantedKey, setKey] = useState(first?.key);
  const [bond1, setBond] = useState<Bond>();
  const ofCategory = current.filter(({ contractType }) => contractType === category);
  const lines = onlyOnce(ofCategory.map(({ lineType }) => lineType));
  const line = wantedLine !== undefined && lines.includes(wantedLine) ? wantedLine : lines[0];
  const choices = ofCategory.filter(({ lineType }) => lineType === line);
  const chosen = useChosen(choices, wantedKey);
  const bond = bond1 ?? (chosen?.bond1 || BOND.cash);
  const canChooseBond = chosen?.hasBond === true && chosen.signStatus === SIGN_STATUS.unsigned;
  return (
    <div className={styles.signing}>
      <div className={styles.choices}>
        <Choice
          label={texts.type}
          value={category}
          options={onlyOnce(current.map(({ contractType }) => contractType)).map((value) => ({
            value,
            label: texts.types[value],
          }))}
          onChange={setCategory}
        />
        {lines.length > 1 && line !== undefined && (
          <Choice
            label={texts.line}
            value={line}
            options={lines.map((value) => ({ value, label: texts.lines[value] || '—' }))}
            onChange={setLine}
          />
        )}
        {chosen && choices.length > 1 && (
          <Choice
            label={texts.language}
            value={keyOf(chosen)}
            options={choices.map((one) => ({ value: keyOf(one), label: textLabel(one, texts) }))}
            onChange={setKey}
          />
        )}
        {canChooseBond && (
          <Choice
            label={texts.bond}
            value={bond}
            options={Object.values(BOND).map((value) => ({ value, label: texts.bonds[value] }))}
            onChange={setBond}
          />
        )}
      </div>
      {chosen === undefined ? (
        <EmptyState text={texts.templateAbsent} />
      ) : (
        <ContractPaper
          key={`${chosen.tid} ${canChooseBond ? bond : ''}`}
          contract={chosen}
          bond1={canChooseBond ? bond : undefined}
        />
      )}
    </div>
  );
}

/** Individuals begin with category 5 (inventory N08). */
function useFirstCategory(current: readonly OwnContract[], asked: ContractType | undefined): ContractType {
  const { companyEntity } = useCurrentUser();
  if (asked !== undefined) return asked;
  const isIndividual = companyEntity === COMPANY_ENTITY.individual;
  return isIndividual ? CONTRACT_TYPE.cargoOwner : (current[0]?.contractType ?? CONTRACT_TYPE.booking);
}

/** The asked one, else an unsigned one in the reader's language, else the first. */
function useChosen(choices: readonly OwnContract[], key: string | undefined): OwnContract | undefined {
  const language = useLanguage();
  const own = language === 'zh' ? 'zh' : `zh-${language}`;
  const [tid] = key?.split(' ') ?? [];
  return (
    choices.find((one) => keyOf(one) === key) ??
    choices.find((one) => String(one.tid) === tid) ??
    choices.find(({ standing }) => standing === 'underWay') ??
    choices.find((one) => one.standing === 'offered' && one.language === own) ??
    choices[0]
  );
}

function textLabel({ language, standing, isNewVersion }: OwnContract, texts: SectionTexts): string {
  const mark = standing === 'inForce' ? texts.inForce : isNewVersion ? texts.newVersion : '';
  return [texts.languages[language], mark].filter(Boolean).join(' · ');
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <div className={styles.choiceRow}>
      <span>{label}</span>
      <Radio.Group
        aria-label={label}
        value={value}
        options={options}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
