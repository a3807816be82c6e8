/** A locomotive, missing in the icon set. */
export function TrainIcon() {
  return (
    <span className="anticon" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="1em"
        height="1em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        <path d="M6 4.5A2.5 2.5 0 0 1 8.5 2h7A2.5 2.5 0 0 1 18 4.5V15a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z" />
        <path d="M6 10.5h12M9.5 2v3M14.5 2v3M9 18l-3 4M15 18l3 4" />
        <path d="M9.2 14.3h.1M14.7 14.3h.1" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </span>
  );
}
