/** Boxes of several senders in one container. */
export function LclIcon() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" fill="none" strokeWidth="1.8">
      <path d="M3 25V10h26v15z" stroke="currentColor" />
      <path d="M6 22v-6h6v6zM13 22V13h7v9z" stroke="#d9a441" />
      <path d="M21 22v-5h5v5z" stroke="currentColor" />
      <circle cx="9" cy="27.5" r="1.5" fill="currentColor" />
      <circle cx="23" cy="27.5" r="1.5" fill="currentColor" />
    </svg>
  );
}
