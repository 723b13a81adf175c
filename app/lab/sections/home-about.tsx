import type { labHome } from "#app/content/lab/home.ts";
import { type Office, offices } from "#app/content/offices.ts";
import { Section } from "#app/ui/section.tsx";

/** The offices beside their map, then what the lab is beside its numbers. */
export function HomeAbout({ title, paragraphs, stats }: typeof labHome.about) {
  const [first, second] = paragraphs;
  return (
    <Section id="about" title={title} rule={false}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <OfficeList />
      </div>
      <div className="mt-16 grid gap-x-8 gap-y-12 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="max-w-[42rem] text-lead">{first}</p>
          <p className="mt-5 max-w-[42rem] text-muted">{second}</p>
        </div>
        <dl className="lg:col-span-5 lg:col-start-8">
          {stats.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-baseline justify-between gap-6 border-b border-line py-2 first:border-t"
            >
              <dt className="text-right text-muted">{label}</dt>
              <dd className="font-display text-title leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function OfficeList() {
  return (
    <ul className="lg:col-span-3">
      {offices.map((office) => (
        <li key={office.city} className="border-b border-line py-3 first:border-t">
          <p className="font-medium">
            {office.city}, {office.country}
          </p>
          <p className="text-small text-quiet tabular-nums">{coordinates(office)}</p>
        </li>
      ))}
    </ul>
  );
}

function coordinates({ latitude, longitude }: Office) {
  const north = `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? "S" : "N"}`;
  const east = `${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? "W" : "E"}`;
  return `${north}, ${east}`;
}
