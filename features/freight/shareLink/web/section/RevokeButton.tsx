import { Button, Popconfirm } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { usePlatformTexts } from '../../../../../platform/web/texts/platformTexts.ts';
import { type LinkRow, listLinksOfOrder, revokeShareLink, shareLinks } from '../../wire.ts';
import { useLinksTexts } from '../texts.ts';

/** Ends a live link, once the consequence was read. */
export function RevokeButton({ link: { linkId, state } }: { link: LinkRow }) {
  const texts = useLinksTexts();
  const { action } = usePlatformTexts();
  const revoking = useWrite(revokeShareLink, { invalidates: [listLinksOfOrder, shareLinks.list], done: texts.revoked });
  if (state !== 'live') return null;
  return (
    <Can call={revokeShareLink}>
      <Popconfirm
        title={texts.revokeQuestion}
        okText={texts.revoke}
        okButtonProps={{ danger: true }}
        cancelText={action.cancel}
        onConfirm={() => revoking.send({ linkId })}
      >
        <Button danger size="small" loading={revoking.isPending}>
          {texts.revoke}
        </Button>
      </Popconfirm>
    </Can>
  );
}
