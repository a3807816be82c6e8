import { Button } from 'antd';
import { Can } from '../../../platform/web/currentUser/currentUser.ts';
import { useWrite } from '../../../platform/web/query/useWrite.ts';
import { refreshConfigCache } from '../wire.ts';
import { INVALIDATES } from './outdated.ts';
import { useTexts } from './texts.ts';

/** Over the list of values: have everything read anew, and add one. */
export function ConfigToolbar({ onAdd }: { onAdd: () => void }) {
  const { page } = useTexts();
  const refreshing = useWrite(refreshConfigCache, { invalidates: INVALIDATES, done: page.refreshed });
  return (
    <>
      <Can permission="system:config:remove">
        <Button loading={refreshing.isPending} onClick={() => void refreshing.send({})}>
          {page.refresh}
        </Button>
      </Can>
      <Can permission="system:config:add">
        <Button type="primary" onClick={onAdd}>
          {page.add}
        </Button>
      </Can>
    </>
  );
}
