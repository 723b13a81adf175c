/** The first stop of the Tab key: past the header, to the page's own words. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed -top-24 left-3 z-50 inline-flex min-h-11 items-center rounded-button bg-ink px-4 text-ground focus:top-3 print:hidden"
    >
      Skip to content
    </a>
  );
}
