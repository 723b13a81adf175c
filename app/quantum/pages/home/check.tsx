import type { CheckName, quantumHome } from "#app/content/quantum/home.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { waveMethod } from "#app/instruments/wave/wave-picture.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import pictures from "./check.pictures.ts";
import checked from "./check-papers.data.ts";

/** What a visitor can open, run or download, each drawn as its own count. */
export function HomeCheck({ title, text, items }: typeof quantumHome.check) {
  const names = Object.keys(items) as CheckName[];
  return (
    <section aria-labelledby="check-title">
      <Container>
        <div className="grid gap-x-8 gap-y-7 border-t border-line pt-6.5 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h2 id="check-title" className="text-item">
              {title}
            </h2>
            <p className="mt-1 max-w-note text-small text-muted">{text}</p>
            <div className="home-method">
              <HowComputed caption={waveMethod} />
            </div>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-8 lg:col-span-9">
            {names.map((name) => (
              <li key={name}>
                <FigurePicture figure={pictures[name]} />
                <p className="mt-3 text-muted">
                  <span className="text-subheading font-medium text-ink">
                    {checked.numbers[name]}
                  </span>{" "}
                  {items[name].unit}
                </p>
                <p className="text-caption">
                  <TextLink to={items[name].to}>{items[name].label(checked.counts)}</TextLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
