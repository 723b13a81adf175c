import { aboutPage } from "#app/content/quantum/about.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import data from "./losses.data.ts";

const { title, text, columns, link } = aboutPage.losses;
const devices: Readonly<Record<string, string>> = aboutPage.losses.devices;

/** One value as a client would check it: the limits of a report, with its numbers. */
export function AboutLosses() {
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-3 lg:mt-20 lg:grid-cols-2">
      <div className="max-w-lead text-muted">
        <h3 className="text-subheading text-ink">{title}</h3>
        <p className="mt-2 lg:mt-4">{text(data.lost.length, data.all)}</p>
        <p className="mt-2 text-ink">
          <TextLink to={link.to} className="inline-flex min-h-6">
            {link.label}
          </TextLink>
        </p>
      </div>
      <table className="w-full self-start text-left tabular">
        <thead className="text-label text-quiet">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="pb-2 align-bottom font-mono font-normal nth-[n+3]:text-right max-sm:nth-2:hidden"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.lost.map(({ circuit, device, cx: [least, ours] }) => (
            <tr key={circuit} className="border-t border-line align-baseline">
              <th scope="row" className="wrap-anywhere py-2 font-normal">
                {circuit}
                <span className="block text-label text-muted sm:hidden">
                  {devices[device] ?? device}
                </span>
              </th>
              <td className="py-2 text-muted max-sm:hidden">{devices[device] ?? device}</td>
              <td className="py-2 pl-2 text-right text-muted">{least}</td>
              <td className="py-2 pl-2 text-right">{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
