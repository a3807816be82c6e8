import { Checkbox, Form, Input, Modal, Select } from 'antd';
import type { ReactNode } from 'react';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { CopyText } from '../../../../platform/web/widgets/copy/CopyText.tsx';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { FormDialog } from '../../../../platform/web/widgets/form/FormDialog.tsx';
import { formatDate } from '../../../../platform/wire/time.ts';
import {
  API_SCOPES,
  type ApiScope,
  createApiKey,
  listApiKeys,
  listPartners,
  MAX_ADDRESSES,
  MAX_KEY_DAYS,
} from '../wire.ts';
import styles from './apiKey.module.css';
import { useApiKeyTexts } from './texts.ts';

interface NewKey {
  name: string;
  scopes: ApiScope[];
  expireDate: string;
  addresses: string[];
}

const DAY_MS = 24 * 3_600_000;
const HALF_A_YEAR = 180;
const inDays = (days: number) => formatDate(new Date(Date.now() + days * DAY_MS));

function ScopeLabel({ scope }: { scope: ApiScope }): ReactNode {
  const { scopes, scopeHints } = useApiKeyTexts();
  return (
    <>
      {scopes[scope]} <span className={styles.soft}>{scopeHints[scope]}</span>
    </>
  );
}

/** Form of a new key. `onMade` gets the key, which comes this once. */
export function NewKeyDialog(props: { isOpen: boolean; onMade: (key: string) => void; onClose: () => void }) {
  const { form: texts } = useApiKeyTexts();
  const creating = useWrite(createApiKey, { invalidates: [listApiKeys, listPartners] });
  const create = async (values: NewKey) => {
    const made = await creating.send(values);
    if (made) props.onMade(made.key);
    return made;
  };
  return (
    <FormDialog<NewKey>
      title={texts.title}
      width={560}
      isOpen={props.isOpen}
      first={{ name: '', scopes: [], expireDate: inDays(HALF_A_YEAR), addresses: [] }}
      saving={creating}
      onSave={create}
      onClose={props.onClose}
    >
      <Form.Item
        name="name"
        label={texts.name}
        extra={texts.nameHint}
        rules={[{ required: true, whitespace: true, message: texts.nameNeeded }]}
      >
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item name="scopes" label={texts.scopes} rules={[{ type: 'array', min: 1, message: texts.scopesNeeded }]}>
        <Checkbox.Group
          className={styles.scopes ?? ''}
          options={API_SCOPES.map((scope) => ({ value: scope, label: <ScopeLabel scope={scope} /> }))}
        />
      </Form.Item>
      <Form.Item
        name="expireDate"
        label={texts.expires}
        extra={texts.expiresHint}
        rules={[{ required: true, message: texts.expiresNeeded }]}
      >
        <DateField isFixed rules={[{ before: inDays(0) }, { after: inDays(MAX_KEY_DAYS) }]} />
      </Form.Item>
      <Form.Item name="addresses" label={texts.addresses} extra={texts.addressesHint}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={MAX_ADDRESSES} tokenSeparators={[',', ' ', ';']} />
      </Form.Item>
    </FormDialog>
  );
}

/** Closed by its own button alone: the key does not come again. */
export function MadeKeyDialog({ madeKey, onClose }: { madeKey: string; onClose: () => void }) {
  const { made: texts } = useApiKeyTexts();
  return (
    <Modal
      open
      title={texts.title}
      width={560}
      okText={texts.done}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={(_, { OkBtn }) => <OkBtn />}
      onOk={onClose}
    >
      <p>{texts.note}</p>
      <p className={styles.key}>
        <CopyText text={madeKey} />
      </p>
    </Modal>
  );
}
