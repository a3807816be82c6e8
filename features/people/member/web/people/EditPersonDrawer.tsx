import { Alert, Form, Input, Radio } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { FormDrawer } from '../../../../../platform/web/widgets/form/FormDrawer.tsx';
import { USER_TYPE } from '../../../../../platform/wire/currentUser.ts';
import { type CompanyUser, queryCompanyUserList, updateCompanyUser } from '../../wire.ts';
import { usePeopleTexts } from '../texts.ts';
import { empowerTypeOf, RightFields, type RightValues, signingKindOf } from './RightFields.tsx';

interface Values extends RightValues {
  realUsername: string;
  mobileNo: string;
  registerEmail: string;
  userType: CompanyUser['userType'];
}

/** Name, contact, kind of account and rights of a person. */
export function EditPersonDrawer({ person, onClose }: { person: CompanyUser; onClose: () => void }) {
  const texts = usePeopleTexts();
  const saving = useWrite(updateCompanyUser, { invalidates: [queryCompanyUserList], done: texts.saved });
  const { rights, abilities, companyUserId, realUsername, mobileNo, registerEmail, userType } = person;
  const { empowerType, ...named } = rights;
  const maySetRights = abilities.editRights || abilities.changeType;

  const save = (values: Values) => {
    const contact = {
      realUsername: values.realUsername,
      mobileNo: values.mobileNo,
      registerEmail: values.registerEmail,
    };
    if (!maySetRights) return saving.send({ companyUserId, ...contact });
    const isMain = values.userType === USER_TYPE.main;
    const chosen = { ...values.rights, empowerType: empowerTypeOf(values.signing) };
    const type = abilities.changeType ? { userType: values.userType } : {};
    return saving.send({ companyUserId, ...contact, ...type, ...(!isMain && { rights: chosen }) });
  };

  return (
    <FormDrawer<Values>
      title={texts.editTitle({ name: realUsername })}
      isOpen
      first={{
        realUsername,
        mobileNo,
        registerEmail,
        userType,
        rights: named,
        signing: signingKindOf(empowerType),
      }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <Form.Item label={texts.name} name="realUsername" rules={[{ required: true }]}>
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item label={texts.mobile} name="mobileNo">
        <Input maxLength={30} inputMode="tel" />
      </Form.Item>
      <Form.Item label={texts.email} name="registerEmail">
        <Input maxLength={100} inputMode="email" />
      </Form.Item>
      {abilities.changeType && (
        <Form.Item label={texts.type} name="userType" extra={texts.typeHint}>
          <Radio.Group options={Object.values(USER_TYPE).map((value) => ({ value, label: texts.types[value] }))} />
        </Form.Item>
      )}
      {maySetRights ? (
        <RightsOfType />
      ) : (
        <Alert type="info" showIcon title={userType === USER_TYPE.main ? texts.mainHasAll : texts.ownRights} />
      )}
    </FormDrawer>
  );
}

/** Of a main account there is nothing to choose. */
function RightsOfType() {
  const texts = usePeopleTexts();
  const userType: unknown = Form.useWatch('userType');
  if (userType === USER_TYPE.main) return <Alert type="info" showIcon title={texts.mainHasAll} />;
  return <RightFields />;
}
