import { deviceNames, editorLabel } from "#app/content/quantum/instrument-sections.ts";
import { deviceIds, graphs } from "#app/instruments/compiler/devices.ts";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import example from "./example.computed.ts";

const { device, numerals, numeralsLabel, passes, short, verdicts } = compilerWords;
const label = "text-label text-quiet";

/** The instrument at rest. A press on its program or on one of its devices opens it there. */
export function CompilerPreview() {
  return (
    <div className="grid border border-quiet text-small lg:grid-cols-12">
      <div className="border-b border-quiet p-5 lg:col-span-12 lg:pr-72">
        <Devices />
      </div>
      <div className="relative border-line p-5 hover:bg-raised max-lg:border-b max-md:hidden lg:col-span-4 lg:border-r">
        <Link
          to="/compiler#compiler"
          data-focuses="textarea"
          className={cx("block after:absolute after:inset-0 after:cursor-text", label)}
        >
          {editorLabel}
        </Link>
        <pre className="mt-3 font-code text-label">{example.program}</pre>
      </div>
      <div className="grid content-between gap-6 p-5 lg:col-span-8">
        <Numerals />
        <Passes />
      </div>
    </div>
  );
}

function Numerals() {
  const [ours, ...others] = numerals(example.counts);
  return (
    <div>
      <dl
        aria-label={numeralsLabel}
        className="flex flex-wrap items-end gap-x-6 gap-y-3 sm:gap-x-10"
      >
        <div className="flex flex-col-reverse">
          <dt className="mt-2 text-ink">{ours.name}</dt>
          <dd className="text-number/none font-medium text-accent">{ours.value}</dd>
        </div>
        {others.map(({ name, value }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="mt-2 text-quiet">{name}</dt>
            <dd className="text-[clamp(2.25rem,4vw,3.5rem)]/none font-medium tracking-(--number-tracking) text-muted">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-body">
        {`${verdicts[example.verdict].lead} ${short(example.depth)}`}
      </p>
    </div>
  );
}

function Devices() {
  return (
    <div>
      <p id="preview-devices" className={label}>
        {device}
      </p>
      <ul
        aria-labelledby="preview-devices"
        className="mt-3 grid grid-cols-3 gap-1.5 sm:grid-cols-6 sm:gap-3"
      >
        {deviceIds.map((id, index) => (
          <li key={id}>
            <Link
              to={`/compiler#compiler?device=${id}`}
              aria-current={index === 0 || undefined}
              className={cx(
                "block border pb-2 text-label hover:border-ink hover:text-ink",
                index === 0 ? "border-accent text-accent" : "border-quiet text-muted",
              )}
            >
              <svg aria-hidden="true" viewBox="0 0 48 44" className="mx-auto w-1/2 py-1 sm:w-3/4">
                <path d={graphs[id].edges} stroke="currentColor" strokeWidth="0.6" />
                {graphs[id].points.map(([x, y]) => (
                  <circle key={`${x},${y}`} cx={x} cy={y} r="2" fill="currentColor" />
                ))}
              </svg>
              <span className="block text-center">{deviceNames[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Passes() {
  const maxTwoQubit = Math.max(...example.passes.map(({ twoQubit }) => twoQubit));
  return (
    <div className="max-md:hidden">
      <p className={label}>{passes.title}</p>
      <ol className="mt-3 grid grid-cols-7 gap-3">
        {example.passes.map(({ name, twoQubit }) => (
          <li key={name} className="group text-label text-muted">
            <svg
              aria-hidden="true"
              viewBox={`0 0 1 ${maxTwoQubit}`}
              preserveAspectRatio="none"
              className="mb-2 h-16 w-full fill-quiet group-last:fill-accent max-lg:hidden"
            >
              <rect y={maxTwoQubit - twoQubit} width="1" height={twoQubit} />
            </svg>
            <span className="block text-heading text-ink">{twoQubit}</span>
            {passes.names[name].replaceAll("\u00ad", "")}
          </li>
        ))}
      </ol>
    </div>
  );
}
