import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Button, Form, Input, Select, Tabs } from 'antd';
import { LANGUAGES, type Language } from '../../../../platform/wire/language.ts';
import {
  CODE_TYPES,
  isOtherScript,
  MAX_RAILWAY_CODES,
  maxLengthOf,
  PARTY_TYPES,
  type Party,
  RAILWAYS,
  type TextField,
} from '../party.ts';
import styles from './addressBook.module.css';
import { useCountryChoices } from './partyNames.ts';
import { useTexts } from './texts.ts';

interface PartyFieldsProps {
  shownLanguage: Language;
  onLanguage: (language: Language) => void;
}

/** Fields of a party; names and addresses stand in three tabs. */
export function PartyFields({ shownLanguage, onLanguage }: PartyFieldsProps) {
  const { page, types, fields } = useTexts();
  const { choices, isLoading } = useCountryChoices();
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="countryCode" label={page.country}>
          <Select showSearch={{ optionFilterProp: 'label' }} options={choices} loading={isLoading} />
        </Form.Item>
        <Form.Item name="partyTypes" label={fields.partyTypes}>
          <Select
            mode="multiple"
            options={PARTY_TYPES.map((value) => ({ value, label: types[value] }))}
            showSearch={false}
          />
        </Form.Item>
      </div>
      <Tabs
        activeKey={shownLanguage}
        onChange={(key) => onLanguage(LANGUAGES.find((one) => one === key) ?? shownLanguage)}
        items={LANGUAGES.map((language) => ({
          key: language,
          label: page.languages[language],
          forceRender: true,
          children: <LanguageFields language={language} />,
        }))}
      />
      <div className={styles.pair}>
        <TaxCodeField />
        <TextItem name="otherPostcode" label={fields.otherPostcode} />
        <TextItem name="otherTel" label={fields.otherTel} />
        <TextItem name="otherEmail" label={fields.otherEmail} />
        <TextItem name="otherFax" label={fields.otherFax} />
      </div>
      <RailwayCodes />
      <Form.Item name="remark" label={fields.remark}>
        <Input.TextArea rows={2} maxLength={maxLengthOf('remark')} />
      </Form.Item>
    </>
  );
}

const PARTS = {
  zh: ['nameCn', 'provinceCn', 'cityCn', 'districtCn', 'addressCn'],
  en: ['nameEn', 'provinceEn', 'cityEn', 'districtEn', 'addressEn'],
  ru: ['nameRu', 'provinceRu', 'cityRu', 'districtRu', 'addressRu'],
} as const satisfies Record<Language, readonly TextField[]>;
const WIDE = /^(name|address)/;

function LanguageFields({ language }: { language: Language }) {
  const { fields } = useTexts();
  return (
    <div className={styles.pair}>
      {PARTS[language].map((field) => (
        <TextItem key={field} name={field} label={fields[field]} isWide={WIDE.test(field)} lang={language} />
      ))}
    </div>
  );
}

interface TextItemProps {
  name: TextField;
  label: string;
  hint?: string | undefined;
  isWide?: boolean;
  lang?: Language;
}

/** Another script than the field's is a warning. */
function TextItem({ name, label, hint, isWide = false, lang }: TextItemProps) {
  const { warnings } = useTexts();
  const warning = lang === 'ru' ? warnings.cyrillic : warnings.latin;
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      className={isWide ? (styles.wide ?? '') : ''}
      rules={[
        {
          warningOnly: true,
          validator: async (_rule, typed: unknown) => {
            if (isOtherScript(name, String(typed ?? ''))) throw new Error(warning);
          },
        },
      ]}
    >
      <Input maxLength={maxLengthOf(name)} autoComplete="off" {...(lang ? { lang } : {})} />
    </Form.Item>
  );
}

function TaxCodeField() {
  const { page, fields } = useTexts();
  const country = Form.useWatch<Party['countryCode'] | undefined>('countryCode');
  const hints = new Map(Object.entries(page.taxHint));
  return <TextItem name="taxCode" label={fields.taxCode} hint={hints.get(country ?? '')} />;
}

function RailwayCodes() {
  const { page, railways, codeTypes } = useTexts();
  return (
    <Form.List name="railwayCodes">
      {(codes, { add, remove }) => (
        <Form.Item>
          {codes.map(({ key, name }) => (
            <div key={key} className={styles.codeRow}>
              <Form.Item name={[name, 'railway']} label={page.railway}>
                <Select options={RAILWAYS.map((value) => ({ value, label: railways[value] }))} />
              </Form.Item>
              <Form.Item name={[name, 'codeType']} label={page.codeType}>
                <Select options={CODE_TYPES.map((value) => ({ value, label: codeTypes[value] }))} />
              </Form.Item>
              <Form.Item name={[name, 'code']} label={page.code}>
                <Input maxLength={20} inputMode="numeric" autoComplete="off" />
              </Form.Item>
              <Form.Item label=" " colon={false}>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={page.removeCode}
                  onClick={() => remove(name)}
                />
              </Form.Item>
            </div>
          ))}
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={codes.length >= MAX_RAILWAY_CODES}
            onClick={() => add({ railway: 'RZD', codeType: 'client', code: '' })}
          >
            {page.addCode}
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
