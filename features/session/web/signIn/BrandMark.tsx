/** Logo: two rails crossed by silk threads. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" aria-hidden="true">
      <path className="rail" d="M7 35C15 26 15 14 13 5M33 35C25 26 25 14 27 5" />
      <path className="tie" d="M11.6 29.5H28.4M14 22.5H26M14.6 15.5H25.4M14 9H26" />
      <path className="thread" d="M3 26C12 18 27 31 37 18" />
    </svg>
  );
}
