import { isCreditCode } from '../../../../../platform/wire/rules/creditCode.ts';
import type { LicenceFacts } from '../../wire.ts';

/** Labels of a business licence (form of 2019); blanks stand between the characters of a label. */
const LABELS = {
  companyName: ['名称'],
  legalPerson: ['法定代表人', '负责人', '经营者', '执行事务合伙人'],
  address: ['住所', '营业场所', '经营场所', '主要经营场所'],
} as const;
/** Labels that end the value before them. */
const OTHERS = ['类型', '经营范围', '注册资本', '成立日期', '营业期限', '登记机关', '统一社会信用代码', '组成形式'];
const ALL = [...Object.values(LABELS).flat(), ...OTHERS];

/** Whether a text begins with a label, however its characters are spaced. */
export const hasLabel = (text: string): boolean =>
  [...ALL, '名', '类', '住', '称', '型', '所', '营业执照'].some((label) => {
    const plain = text.normalize('NFKC').replace(/\s+/g, '');
    return label.length > 1 ? plain.startsWith(label) : plain === label;
  });

/** Letters that a code never has, with what they look like (GB 32100). */
const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', O: '0', S: '5', Z: '2' };

/** Facts in the recognized text of a business licence; '' for what was not found. */
export function parseLicence(text: string): LicenceFacts {
  const lines = text
    .normalize('NFKC')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ''))
    .filter((line) => line !== '');
  const factAt = (labels: readonly string[]) => firstValue(lines, labels);
  return {
    companyName: factAt(LABELS.companyName),
    socialCode: creditCodeIn(lines.join('\n')),
    legalPerson: factAt(LABELS.legalPerson),
    address: factAt(LABELS.address),
  };
}

function firstValue(lines: readonly string[], labels: readonly string[]): string {
  for (const line of lines) {
    for (const label of labels) {
      const at = line.indexOf(label);
      if (at < 0) continue;
      const value = untilNextLabel(line.slice(at + label.length));
      if (value !== '') return value;
    }
  }
  return '';
}

function untilNextLabel(rest: string): string {
  const ends = ALL.map((label) => rest.indexOf(label)).filter((at) => at > 0);
  return rest.slice(0, Math.min(rest.length, ...ends)).replace(/^[::;,.、|]+|[|。]+$/g, '');
}

const CODE_SHAPE = /[0-9A-Z]{18}/g;

/** The first run of 18 characters with a right check character, misread letters mended. */
function creditCodeIn(text: string): string {
  const candidates = text.toUpperCase().match(CODE_SHAPE) ?? [];
  const mended = candidates.map((code) => code.replace(/[IOSZ]/g, (letter) => LOOKALIKES[letter] ?? letter));
  return [...candidates, ...mended].find(isCreditCode) ?? '';
}
