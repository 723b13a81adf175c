import { useEffect } from "react";
import { useLocation } from "react-router";
import { notFound } from "#app/content/quantum/not-found.ts";
import { notFoundMeta } from "#app/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = () => notFoundMeta(notFound.meta);

export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log("Page not found:", pathname);
  }, [pathname]);

  return (
    <Container className="min-h-[60svh] py-section">
      <h1 className="text-[clamp(6rem,22vw,16rem)] leading-none tracking-[-0.05em]">
        {notFound.heading}
      </h1>
      <p className="mt-4 text-lead text-muted">{notFound.text}</p>
      <p className="mt-8">
        <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
      </p>
    </Container>
  );
}
