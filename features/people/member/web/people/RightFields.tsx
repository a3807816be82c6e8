import { Checkbox, Form, Select } from 'antd';
import { isMainAccount, useCurrentUser, usePermissions } from '../../../../../platform/web/currentUser/currentUser.ts';
import { RIGHT_NAMES, type RightName } from '../../rights.ts';
import { usePeopleTexts } from '../texts.ts';
import styles from './people.module.css';

const SIGNING_KINDS = ['0', '1', '2'] as const;
type SigningKind = (typeof SIGNING_KINDS)[number];

export const signingKindOf = (empowerType: 1 | 2 | null): SigningKind =>
  empowerType === null ? '0' : empowerType === 1 ? '1' : '2';
export const empowerTypeOf = (kind: SigningKind): 1 | 2 | null => (kind === '0' ? null : kind === '1' ? 1 : 2);

export interface RightValues {
  rights: Record<RightName, boolean>;
  signing: SigningKind;
}

/** The server refuses what the manager does not hold; of these rights the page knows money. */
function useGivable(): (name: RightName) => boolean {
  const user = useCurrentUser();
  const { inRole } = usePermissions();
  const isMain = isMainAccount(user) || inRole({ one: 'admin' });
  return (name) => isMain || name !== 'money' || user.subAccHideInfoFlag !== '1';
}

/** Checkboxes of the rights and the kind of signing. */
export function RightFields() {
  const texts = usePeopleTexts();
  const isGivable = useGivable();
  return (
    <>
      <Form.Item label={texts.rights}>
        <div className={styles.checks}>
          {RIGHT_NAMES.map((name) => (
            <div key={name} className={styles.check}>
              <Form.Item name={['rights', name]} valuePropName="checked" noStyle>
                <Checkbox disabled={!isGivable(name)}>{texts.rightNames[name]}</Checkbox>
              </Form.Item>
              <span className={styles.under}>{isGivable(name) ? texts.rightHints[name] : texts.notHeld}</span>
            </div>
          ))}
        </div>
      </Form.Item>
      <Form.Item label={texts.signing} name="signing">
        <Select options={SIGNING_KINDS.map((kind) => ({ value: kind, label: texts.signingKinds[kind] }))} />
      </Form.Item>
    </>
  );
}
