import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link to a page of the app that looks like a button. */
export function LinkButton(props: { to: string; label: string; size?: 'small' | 'middle'; type?: 'default' | 'link' }) {
  const { to, label, size = 'middle', type = 'default' } = props;
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button type={type} size={size} href={href} onClick={(event) => follow(event)}>
      {label}
    </Button>
  );
}
