/** The sign of a link that is a whole picture or line: visible at rest, moved a little on hover. */
export function LinkArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 12"
      width="24"
      height="12"
      fill="none"
      className="relative left-0 shrink-0 stroke-accent transition-[left] duration-150 group-hover:left-1"
    >
      <path d="M0 6h22M17 1l5 5-5 5" strokeWidth="1.5" />
    </svg>
  );
}
