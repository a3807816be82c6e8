import { Descriptions, Tag } from 'antd';
import type { PaperDetail } from '../../wire.ts';
import { usePageTexts } from '../texts.ts';

/** Kind, number and dates of the paper, and the containers that it names. */
export function HeadTab({ detail }: { detail: PaperDetail }) {
  const texts = usePageTexts();
  const { paperKind, kindConfidence, head, containers } = detail;
  return (
    <Descriptions
      column={1}
      size="small"
      items={[
        {
          key: 'kind',
          label: texts.columns.kind,
          children:
            paperKind === null
              ? ''
              : `${texts.kinds[paperKind]} (${texts.confidence({ percent: Math.round(kindConfidence * 100) })})`,
        },
        ...(['number', 'date', 'contractNo'] as const).map((name) => ({
          key: name,
          label: texts.head[name],
          children: head[name]?.text ?? '',
        })),
        ...containers.map(({ containerNo, isRepaired, sealNo }) => ({
          key: containerNo.text,
          label: texts.containers,
          children: (
            <span>
              {containerNo.text} {isRepaired && <Tag color="warning">{texts.repaired}</Tag>}
              {sealNo !== null && ` · ${texts.seal} ${sealNo.text}`}
            </span>
          ),
        })),
      ]}
    />
  );
}
