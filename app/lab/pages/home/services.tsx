import type { labHome, ServiceCard } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Section } from "#app/ui/section.tsx";

/** An index in large type, each entry ruled in its colour; the way to the other site closes it in reverse. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  return (
    <Section id="services" title={title} intro={intro}>
      <ul>
        {items.map((item) => (
          <li key={item.link}>
            <ServiceEntry {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ServiceEntry({ title, description, color, features, link }: ServiceCard) {
  const reversed = link === "/";
  return (
    <article
      className={cx(
        "group relative grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12",
        reversed && "-mx-5 bg-ink px-5 text-ground md:-mx-8 md:px-8 lg:py-12",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "absolute -top-px w-16 border-t-3",
          accentText[color],
          reversed && "left-5 sm:left-8",
        )}
      />
      <h3 className="serif-heading lg:col-span-5">
        <Link
          to={link}
          className="underline decoration-transparent decoration-1 underline-offset-4 transition-colors duration-150 after:absolute after:inset-0 group-hover:decoration-current focus-visible:outline-current"
        >
          {title}
        </Link>
      </h3>
      <div className="lg:col-span-7">
        <p className={cx("max-w-[40rem]", !reversed && "text-muted")}>{description}</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
          {features.map((feature) => (
            <li
              key={feature}
              className={cx("border-l pl-2.5 leading-tight", reversed ? "" : accentText[color])}
            >
              <span className={reversed ? "" : "text-ink"}>{feature}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
