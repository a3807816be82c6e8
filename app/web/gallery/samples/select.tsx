import { useState } from 'react';
import { choiceOf } from '../../../../platform/web/widgets/fields/choiceOf.ts';
import type { Choice } from '../../../../platform/web/widgets/fields/filterChoices.ts';
import { SearchSelect } from '../../../../platform/web/widgets/fields/SearchSelect.tsx';
import { Variant } from '../Variant.tsx';

const STATIONS = [
  '西安国际港站',
  '阿拉木图',
  '郑州',
  '成都',
  '重庆',
  '义乌西',
  '霍尔果斯',
  'Almaty-1',
  'Małaszewicze',
  'Hamburg-Billwerder',
];
const MANY: readonly Choice[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: index + 1,
  label: `${STATIONS[index % STATIONS.length]} ${String(index + 1).padStart(5, '0')}`,
}));
const MOST_FOUND = 200;
const RESPONSE_MS = 400;

const COMPANIES = MANY.slice(0, 3000).map(({ value, label }) => ({ uid: value, name: `${label} Logistics` }));

function searchServer(text: string, signal: AbortSignal): Promise<readonly Choice[]> {
  return new Promise((answer, refuse) => {
    const timer = setTimeout(() => {
      const found = COMPANIES.filter(({ name }) => name.toLowerCase().includes(text)).slice(0, MOST_FOUND);
      answer(found.map(choiceOf).filter((choice) => choice !== undefined));
    }, RESPONSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      refuse(signal.reason);
    });
  });
}

let tries = 0;
const searchFlaky = (text: string, signal: AbortSignal) =>
  tries++ === 0 ? Promise.reject(new Error('the line is broken')) : searchServer(text, signal);

export default function SelectSample() {
  const [one, setOne] = useState<Choice['value'] | null>(null);
  const [many, setMany] = useState<Choice['value'][]>([1, 2]);
  const [far, setFar] = useState<Choice['value'] | null>(null);
  const [unsteady, setUnsteady] = useState<Choice['value'] | null>(null);
  return (
    <>
      <Variant title={{ zh: '10,000 个选项', en: '10,000 choices', ru: '10 000 вариантов' }}>
        <SearchSelect aria-label="one" choices={MANY} value={one} onChange={setOne} />
      </Variant>
      <Variant title={{ zh: '多选', en: 'Several', ru: 'Несколько' }}>
        <SearchSelect aria-label="many" isMultiple choices={MANY} value={many} onChange={setMany} />
      </Variant>
      <Variant title={{ zh: '服务器查询', en: 'From a server', ru: 'С сервера' }}>
        <SearchSelect aria-label="far" choices={searchServer} value={far} onChange={setFar} />
      </Variant>
      <Variant title={{ zh: '加载失败', en: 'Failing', ru: 'С ошибкой' }}>
        <SearchSelect aria-label="unsteady" choices={searchFlaky} value={unsteady} onChange={setUnsteady} />
      </Variant>
      <Variant title={{ zh: '无选项', en: 'No choices', ru: 'Без вариантов' }}>
        <SearchSelect aria-label="none" choices={[]} value={null} />
      </Variant>
      <Variant title={{ zh: '禁用', en: 'Disabled', ru: 'Недоступно' }}>
        <SearchSelect aria-label="off" disabled choices={MANY} value={3} />
      </Variant>
    </>
  );
}
