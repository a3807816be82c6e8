import type { CallError } from '../../../../../platform/web/request/callError.ts';
import type { OpenedLink } from '../../holderWire.ts';

export interface FormProps<Link extends OpenedLink> {
  token: string;
  link: Link;
  /** what the link shows after a change */
  onLink: (link: OpenedLink) => void;
  /** the link is over */
  onEnd: (error: CallError) => void;
}

/** Errors of the server by container and field: `containers.0.vgmKg` of what was sent becomes `17.vgmKg`. */
export function fieldErrorsOf(
  fields: Readonly<Record<string, string>>,
  sent: readonly { orderContainerId: number }[],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => {
      const [, place, field] = /^containers\.(\d+)\.(\w+)$/.exec(path) ?? [];
      const row = place === undefined ? undefined : sent[Number(place)];
      return [row === undefined ? path : `${row.orderContainerId}.${field}`, text];
    }),
  );
}
