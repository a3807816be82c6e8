import { usePlatformTexts } from '../../../platform/web/texts/platformTexts.ts';
import type { CrashFault } from './crashFault.ts';
import { StatusPage } from './StatusPage.tsx';

/** Error view of the whole window. The reload also retries failed chunks. */
export function WindowCrash({ fault: { id, report } }: { fault: CrashFault }) {
  const { action, fault } = usePlatformTexts();
  return (
    <StatusPage title={fault.crashed} text={fault.crashedHint} detail={fault.faultId({ id })}>
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        {action.retry}
      </button>
      <button type="button" className="plain-button quiet" onClick={() => void navigator.clipboard?.writeText(report)}>
        {action.copy}
      </button>
    </StatusPage>
  );
}

/** Error view for when the texts did not load. */
export function CrashWithoutTexts() {
  return (
    <StatusPage title="Ironsilk" text="页面加载失败 · The page could not be loaded · Не удалось загрузить страницу">
      <button type="button" className="plain-button" onClick={() => location.reload()}>
        ↻ 重试 · Try again · Повторить
      </button>
    </StatusPage>
  );
}
