import { Form, Select } from 'antd';
import { COMPANY_SCOPES, COMPANY_TYPES, ROLE_KEYS } from '../../audience.ts';
import { useTexts } from '../texts.ts';
import styles from './edit.module.css';

export function AudienceFields() {
  const { page } = useTexts();
  const { field } = page;
  const common = {
    mode: 'multiple',
    allowClear: true,
    placeholder: field.anyone,
    optionFilterProp: 'label',
  } as const;
  return (
    <fieldset className={styles.audience}>
      <legend>{field.audience}</legend>
      <p className={styles.hint}>{field.audienceHint}</p>
      <Form.Item name="companyTypes" label={field.companyTypes}>
        <Select
          {...common}
          options={COMPANY_TYPES.map((value) => ({ value, label: page.companyTypes[value] }))}
        />
      </Form.Item>
      <Form.Item name="companyScopes" label={field.companyScopes}>
        <Select
          {...common}
          options={COMPANY_SCOPES.map((value) => ({ value, label: page.companyScopes[value] }))}
        />
      </Form.Item>
      <Form.Item name="roleKeys" label={field.roles}>
        <Select {...common} options={ROLE_KEYS.map((value) => ({ value, label: page.roles[value] }))} />
      </Form.Item>
    </fieldset>
  );
}
