import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { accentBorder } from "./accent.ts";

interface ServiceHeroProps extends Service {
  figure?: Figure;
}

/** The headline over two columns: what is promised, and the figure that shows the subject, if there is one. */
export function ServiceHero({ name, phrase, lead, accent, figure }: ServiceHeroProps) {
  const { home } = serviceTemplate;
  return (
    <Container className="pt-6 pb-section md:pt-10">
      <p>
        <TextLink to={home.to} className="inline-block py-1 text-small">
          <span aria-hidden="true">← </span>
          {home.label}
        </TextLink>
      </p>
      <h1 className="mt-8 max-w-[12em] text-display md:mt-12">
        {name}, <span className="italic-display">{phrase}</span>
      </h1>
      <div className="mt-10 grid gap-x-8 gap-y-12 md:mt-14 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <p className={cx("max-w-[34rem] border-t-2 pt-5 text-lead", accentBorder[accent])}>
            {lead}
          </p>
        </div>
        {figure && <FigureView figure={figure} className="lg:col-span-6 lg:col-start-7" />}
      </div>
    </Container>
  );
}
