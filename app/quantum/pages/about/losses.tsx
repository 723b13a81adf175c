import { aboutPage } from "#app/content/quantum/about.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import data from "./losses.data.ts";

const { title, text, columns, link } = aboutPage.losses;

/** One value as a client would check it: the limits of a report, with its numbers. */
export function AboutLosses() {
  return (
    <div className="mt-4 grid gap-x-8 gap-y-6 border-t border-quiet pt-4 lg:grid-cols-12 xl:mt-14">
      <div className="lg:col-span-5 xl:col-span-6">
        <h3 className="text-item">{title}</h3>
        <p className="mt-2 max-w-lead text-muted">{text(data.lost.length, data.all)}</p>
        <p className="mt-4">
          <TextLink to={link.to} className="inline-flex min-h-6">
            {link.label}
          </TextLink>
        </p>
      </div>
      <table className="w-full text-left font-mono text-label tabular lg:col-span-7 xl:col-span-6">
        <thead className="text-quiet">
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="pb-2 align-bottom font-normal not-first:pl-4 not-first:text-right"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.lost.map(({ circuit, device, cx: [least, ours] }) => (
            <tr key={circuit} className="border-t border-line align-baseline">
              <th scope="row" className="py-2 font-normal">
                {circuit} <span className="text-quiet max-sm:block sm:ml-4">{device}</span>
              </th>
              <td className="py-2 text-right">{least}</td>
              <td className="py-2 text-right text-accent">{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
