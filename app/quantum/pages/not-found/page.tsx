import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/quantum/not-found.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { notFoundMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import numerals from "./numerals.picture.ts";

export const meta = () => notFoundMeta(notFound.meta);

export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log("Page not found:", pathname);
  }, [pathname]);

  return (
    <Container className="min-h-[60svh] py-16 lg:py-24">
      <h1 className="sr-only">{notFound.heading}</h1>
      <FigurePicture figure={numerals} isFirst />
      <div className="mt-8 grid gap-8 lg:grid-cols-2">
        <div>
          <h2 className="text-heading font-medium">{notFound.text}</h2>
          <p className="mt-8">
            <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
          </p>
        </div>
        <TextLinks links={notFound.links} className="space-y-3 text-lead lg:pt-2" />
      </div>
    </Container>
  );
}
