import { Form, Input, InputNumber, Select } from 'antd';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { DateField } from '../../../../../platform/web/widgets/fields/DateField.tsx';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { LINE_TYPES, selectStationList } from '../../../../freight/network/wire.ts';
import { sizeChoices } from '../../../../freight/train/sizeNames.ts';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { CHARGE_BASES, chargeSide, SERVICE_KINDS } from '../../charge.ts';
import { CURRENCY_OPTIONS } from '../../currencies.ts';
import { FEE_TYPES } from '../../feeTypes.ts';
import { COMPANY_ENTITIES } from '../../ruleWire.ts';
import { TaxRateInput, UnitPriceInput } from '../decimals.tsx';
import { useTexts } from '../texts.ts';
import { RowsField } from './RowsField.tsx';
import styles from './rules.module.css';

const REQUIRED = [{ required: true }];

export function TariffFields() {
  const texts = useTexts();
  const language = useLanguage();
  const stations = useRead(selectStationList, {}, { isImmutable: true });
  return (
    <>
      <div className={styles.two}>
        <Form.Item name="feeType" label={texts.feeType} rules={REQUIRED}>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            options={FEE_TYPES.map((value) => ({ value, label: texts.feeTypes[value] ?? value }))}
          />
        </Form.Item>
        <Form.Item name="side" label={texts.side}>
          <Select options={chargeSide.options.map((value) => ({ value, label: texts.sides[value] }))} />
        </Form.Item>
        <Form.Item name="serviceKind" label={texts.serviceKind}>
          <Select options={SERVICE_KINDS.map((value) => ({ value, label: texts.serviceKinds[value] }))} />
        </Form.Item>
        <Form.Item name="basis" label={texts.basis}>
          <Select options={CHARGE_BASES.map((value) => ({ value, label: texts.bases[value] }))} />
        </Form.Item>
        <Form.Item name="lineType" label={texts.line}>
          <Select
            allowClear
            placeholder={texts.all}
            options={LINE_TYPES.map((value) => ({ value, label: texts.lines[value] }))}
          />
        </Form.Item>
        <Form.Item name="sizeType" label={texts.sizeType}>
          <Select
            allowClear
            placeholder={texts.all}
            showSearch={{ optionFilterProp: 'searchText' }}
            options={sizeChoices(language)}
          />
        </Form.Item>
        <Form.Item name="stationId" label={texts.station}>
          <Select
            allowClear
            placeholder={texts.all}
            showSearch={{ optionFilterProp: 'label' }}
            options={(stations.data ?? []).map(({ stationId, stationName }) => ({
              value: stationId,
              label: stationName,
            }))}
          />
        </Form.Item>
        <Form.Item name="companyEntity" label={texts.entity}>
          <Select
            allowClear
            placeholder={texts.all}
            options={COMPANY_ENTITIES.map((value) => ({ value, label: texts.entities[value] }))}
          />
        </Form.Item>
      </div>
      <Form.Item name="companyNo" label={texts.company} extra={texts.companyNoHint}>
        <CompanyPicker />
      </Form.Item>
      <RowsField
        name="tiers"
        label={texts.tiers}
        hint={texts.tiersHint}
        addLabel={texts.addTier}
        removeLabel={texts.removeRow}
        max={10}
        fresh={{ from: undefined, unitPrice: '' }}
        row={(index) => (
          <>
            <Form.Item name={[index, 'from']} rules={REQUIRED} messageVariables={{ label: texts.tierFrom }}>
              <InputNumber
                className={styles.wide}
                min={1}
                precision={0}
                disabled={index === 0}
                aria-label={texts.tierFrom}
                prefix={texts.tierFrom}
              />
            </Form.Item>
            <Form.Item name={[index, 'unitPrice']} rules={REQUIRED} messageVariables={{ label: texts.unitPrice }}>
              <UnitPriceInput aria-label={texts.unitPrice} placeholder={texts.unitPrice} />
            </Form.Item>
          </>
        )}
      />
      <div className={styles.two}>
        <Form.Item name="freeUnits" label={texts.freeUnits}>
          <InputNumber className={styles.wide} min={0} max={365} precision={0} />
        </Form.Item>
        <Form.Item name="minimum" label={texts.minimum} extra={texts.minimumHint}>
          <MoneyInput tax="net" />
        </Form.Item>
        <Form.Item name="currency" label={texts.currency}>
          <Select options={CURRENCY_OPTIONS} />
        </Form.Item>
        <Form.Item name="taxRate" label={texts.taxRate} rules={REQUIRED}>
          <TaxRateInput />
        </Form.Item>
      </div>
      <ValidityFields />
      <Form.Item name="remark" label={texts.remark}>
        <Input maxLength={200} autoComplete="off" />
      </Form.Item>
    </>
  );
}

export function ValidityFields() {
  const texts = useTexts();
  return (
    <div className={styles.two}>
      <Form.Item name="validFrom" label={texts.validFrom} rules={REQUIRED}>
        <DateField isWide />
      </Form.Item>
      <Form.Item name="validTo" label={texts.validTo} extra={texts.validToHint}>
        <DateField isWide />
      </Form.Item>
    </div>
  );
}
