import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/quantum/not-found.ts";
import { Link } from "#app/navigation/link.tsx";
import { notFoundMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { LinkArrow } from "#app/ui/text-link.tsx";
import numerals from "./numerals.computed.ts";

export const meta = () => notFoundMeta(notFound.meta);

export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log("Page not found:", pathname);
  }, [pathname]);

  return (
    <Container className="min-h-[60svh] pt-4 pb-medium">
      <h1 className="sr-only">{notFound.heading}</h1>
      <div className="figure-window">
        <FigurePicture figure={numerals} isFirst />
      </div>
      <div className="mt-8 grid gap-8 lg:mt-10 lg:grid-cols-2">
        <div>
          <h2 className="text-heading font-medium">{notFound.text}</h2>
          <p className="mt-4 max-w-note text-muted">{notFound.help}</p>
          <p className="mt-6">
            <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
          </p>
        </div>
        <ul className="divide-y divide-line border-y border-line text-lead">
          {notFound.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="group flex items-center justify-between gap-4 py-3">
                <span className="underline decoration-quiet decoration-1 underline-offset-4 group-hover:decoration-ink">
                  {label}
                </span>
                <LinkArrow />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Container>
  );
}
